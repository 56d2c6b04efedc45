import { z } from 'zod';
import { button, cardFeature, href, icon, id, label, linkItem, list, localeCode, media, richText, slug } from './atoms.ts';

const isoDate = z.iso.date();

/** A tab of a listing. */
export const tab = z.object({
  id: id.optional(),
  title: label,
  slug,
  image: media.optional(),
  count: z.number().int().nonnegative().optional(),
  description: richText.optional(),
});

/** A card in a list. */
export const card = z.object({
  id: id.optional(),
  slug,
  title: label,
  description: richText.optional(),
  image: media.optional(),
  card_type: z.enum(['credit', 'debit', 'prepaid', 'msme', 'studio', 'accessory']),
  tab_slug: slug.optional(),
  tag: label.optional(),
  features: list(cardFeature, 20).optional(),
  buttons: list(button, 4).optional(),
  locale: localeCode.optional(),
});

/** An offer in a list. */
export const offer = z.object({
  id: id.optional(),
  slug,
  title: label,
  description: richText.optional(),
  image: media.optional(),
  logo: media.optional(),
  offer_type: z.enum(['exclusive', 'msme', 'festive', 'domestic', 'international', 'cashback']),
  tab_slug: slug.optional(),
  category_slug: slug.optional(),
  category_label: label.optional(),
  value_label: label.optional(),
  card_slugs: list(slug, 20).optional(),
  cards_label: label.optional(),
  place: z.enum(['online', 'in_store']).optional(),
  city_slug: slug.optional(),
  country: label.optional(),
  valid_from: isoDate.optional(),
  valid_to: isoDate.optional(),
  link: href.optional(),
  locale: localeCode.optional(),
});

/** A question and its answer. */
export const faq = z.object({
  id: id.optional(),
  question: label,
  answer: richText,
  tab_slug: slug.optional(),
  show_by_default: z.boolean().optional(),
});

/** A step in the story of the network. */
export const milestone = z.object({
  id: id.optional(),
  year: z.union([z.string().regex(/^\d{4}$/), z.number().int().min(1900).max(2200).transform(String)]),
  month: label.optional(),
  title: label,
  description: richText.optional(),
  icon,
  image: media.optional(),
  links: list(linkItem, 4).optional(),
});

export type Tab = z.output<typeof tab>;
export type Card = z.output<typeof card>;
export type Offer = z.output<typeof offer>;
