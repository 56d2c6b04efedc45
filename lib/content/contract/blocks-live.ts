import { z } from 'zod';
import { button, flag, href, label, list, media, richText, slug, table, viewAll } from './atoms.ts';
import { block } from './block.ts';
import { bank } from './records/bank.ts';
import { card, cardDetail } from './records/card.ts';
import { faq } from './records/faq.ts';
import { iframe } from './records/iframe.ts';
import { lounge } from './records/lounge.ts';
import { milestone } from './records/milestone.ts';
import { offer, offerDetail } from './records/offer.ts';
import { tab } from './records/tab.ts';
import { listing, source } from './source.ts';

const heading = { title: label.optional(), description: richText.optional(), view_all: viewAll.optional() };

/**
 * Where a card's View leads: an address with `{slug}` for the slug of the card, or a section of the same page by its `anchor`;
 * and what it says, with `{title}` for its title.
 */
const view = z.object({ link: href.optional(), anchor: slug.optional(), label: label.optional() }).optional();

/**
 * Cards by tab, with paging; with `compare`, each can be ticked for the comparison on the same page. A card's View opens its
 * details on the same page (`?card=`), or leads to the address in `view`.
 */
export const cardFinder = block('card-finder', {
  ...heading,
  ...listing,
  cards: list(card, 50).default([]),
  compare: flag.optional(),
  view,
});

/** Everything known of one card: the one the address names, else the one of the source's own query. */
export const cardDetailBlock = block('card-detail', { source: source.optional(), card: cardDetail.optional() });

/** Up to three cards side by side: those the address names in `compare`, else those given. */
export const cardCompare = block('card-compare', {
  ...heading,
  source: source.optional(),
  cards: list(card, 50).default([]),
  view,
});

/** The banks that issue a card, with a search and an alphabet. */
export const bankList = block('bank-list', {
  ...heading,
  ...listing,
  search_source: source.optional(),
  banks: list(bank, 50).default([]),
});

/** Where tabs have pages of their own: the address of one, with `{slug}` for the slug of the tab, and that of the whole list. */
const tabPages = z.object({ link: href, all: href });

/**
 * Offers with tabs, filters, order and paging (spec 8: the message of an empty list is the content's). A tab is a parameter of
 * the page's address, unless `tab_pages` says where each tab has its page.
 */
export const offerFinder = block('offer-finder', {
  ...heading,
  ...listing,
  tab_pages: tabPages.optional(),
  offers: list(offer, 50).default([]),
});

/** An offer with everything that is known of it. */
export const offerDetailBlock = block('offer-detail', { offer: offerDetail });

/** A privilege that is booked: what it is, who may use it, how to book, the partner's button. */
export const booking = block('booking', { offer: offerDetail });

/** Lounges by city, airport, card and terminal, with counts. */
export const loungeFinder = block('lounge-finder', {
  ...heading,
  ...listing,
  cities_source: source.optional(),
  /** The cities to choose from. */
  cities: list(tab, 100).optional(),
  lounges: list(lounge, 50).default([]),
  /** What to do at the desk. */
  aside: z.object({ title: label, steps: list(label, 8), buttons: list(button, 4).optional() }).optional(),
});

/** Questions by topic, each with an address, and a search within them. */
export const faqFinder = block('faq-finder', {
  ...heading,
  ...listing,
  search_source: source.optional(),
  items: list(faq, 50).default([]),
  /** What is more urgent than an answer. */
  aside: z.object({ title: label, description: richText.optional(), button: button.optional() }).optional(),
});

/** The story by years. */
export const milestoneTimeline = block('milestone-timeline', {
  ...heading,
  ...listing,
  milestones: list(milestone, 50).default([]),
});

/** Tabs, of which one is open: its text, features, table and buttons. */
export const tabPanels = block('tab-panels', {
  ...heading,
  tabs_source: source.optional(),
  source: source.optional(),
  tabs: list(
    z.object({
      slug,
      title: label,
      description: richText.optional(),
      image: media.optional(),
      table: table.optional(),
      steps: list(z.object({ title: label, description: richText.optional() }), 20).optional(),
      buttons: list(button, 4).optional(),
    }),
    12,
  ).default([]),
});

/** Tables from a list of tables. */
export const tables = block('tables', { ...heading, source: source.optional(), tables: list(table, 20).default([]) });

/** Documents to read or take away, each with its kind and size. */
export const downloads = block('downloads', { ...heading, buttons: list(button, 40) });

/** A page of another house in a sandboxed frame; it loads when it is asked for. */
export const iframeBlock = block('iframe', { ...heading, source: source.optional(), iframe: iframe.optional() });

/** The form for a card design. */
export const requestForm = block('request-form', {
  ...heading,
  consent_label: richText.optional(),
  success_title: label.optional(),
  success_description: richText.optional(),
  /** The designs that can be asked for. */
  source: source.optional(),
  cards: list(card, 50).default([]),
});

/** A long text with a table of contents made from its headings, its last change, and documents. */
export const legalText = block('legal-text', {
  title: label.optional(),
  description: richText,
  summary: richText.optional(),
  /** ISO 8601 date of the last change. */
  last_changed: z.iso.date().optional(),
  buttons: list(button, 12).optional(),
});

/** Links to the sections of the page. */
export const pageNav = block('page-nav', { links: list(z.object({ label, link: href }), 12) });
