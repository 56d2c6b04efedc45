import { z } from 'zod';
import { button, href, icon, label, list, media, richText, table, viewAll } from './atoms.ts';
import { block } from './block.ts';
import { card } from './records/card.ts';
import { faq } from './records/faq.ts';
import { milestone } from './records/milestone.ts';
import { offer } from './records/offer.ts';
import { siteMapGroup } from './records/site-map-group.ts';
import { tab } from './records/tab.ts';
import { source } from './source.ts';

/** Questions with their answers, as accordions. */
export const faqBlock = block('faq', {
  title: label.optional(),
  description: richText.optional(),
  source: source.optional(),
  items: list(faq, 100).default([]),
  view_all: viewAll.optional(),
});

/** The opening of the home page: one or more slides, each with card faces. */
export const hero = block('hero', {
  slides: list(
    z.object({
      title: label,
      description: richText.optional(),
      buttons: list(button, 2).optional(),
      images: list(media, 3).optional(),
    }),
    10,
  ),
});

/** The families of cards, each with a face. */
export const cardFamilies = block('card-families', {
  title: label,
  description: richText.optional(),
  families: list(z.object({ title: label, description: label.optional(), link: href, image: media.optional() }), 12),
});

/** Cards with their facts. */
export const cardList = block('card-list', {
  title: label.optional(),
  description: richText.optional(),
  view_all: viewAll.optional(),
  source: source.optional(),
  cards: list(card, 50).default([]),
});

/** Offers, by tab where there are tabs; the message of an empty list is the content's. */
export const offerList = block('offer-list', {
  title: label.optional(),
  description: richText.optional(),
  view_all: viewAll.optional(),
  tabs: list(tab, 12).optional(),
  source: source.optional(),
  offers: list(offer, 50).default([]),
  empty_message: label.optional(),
});

/** A picture beside a list of things, each with an icon, a text and perhaps a link. */
export const imageText = block('image-text', {
  title: label,
  description: richText.optional(),
  image: media.optional(),
  items: list(z.object({ title: label, description: label.optional(), icon, link: href.optional() }), 12),
});

/** Milestones, as a strip. */
export const milestones = block('milestones', {
  title: label,
  view_all: viewAll.optional(),
  source: source.optional(),
  milestones: list(milestone, 50).default([]),
});

/** The languages of the site, from the header content. */
export const languageStrip = block('language-strip', { title: label, description: label.optional() });

/** Numbered steps. */
export const steps = block('steps', {
  title: label.optional(),
  description: richText.optional(),
  steps: list(z.object({ title: label, description: richText.optional() }), 20),
});

/** A table with its title and note. */
export const tableBlock = block('table', { ...table.shape });

/** Groups of links, each with a title. */
export const linkGroups = block('link-groups', {
  title: label.optional(),
  description: richText.optional(),
  source: source.optional(),
  groups: list(siteMapGroup, 40).default([]),
});
