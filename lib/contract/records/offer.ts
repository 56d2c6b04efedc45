import { z } from 'zod';
import { button, href, icon, id, label, list, localeCode, media, richText, slug } from '../atoms.ts';
import { card } from './card.ts';
import { detail, listed } from './detail.ts';
import { featureSections, step, textSection } from './section.ts';

const isoDate = z.iso.date();

/** The types of offer; the last three are privileges that can be booked. */
export const OFFER_TYPES = [
  'exclusive',
  'msme',
  'festive',
  'domestic',
  'international',
  'cashback',
  'booking',
  'select',
  'platinum',
] as const;

export type OfferType = (typeof OFFER_TYPES)[number];

export const offer = z.object({
  id: id.optional(),
  slug,
  title: label,
  description: richText.optional(),
  image: media.optional(),
  logo: media.optional(),
  merchant: label.optional(),
  offer_type: z.enum(OFFER_TYPES),
  tab_slug: slug.optional().describe('The tab in which it is listed'),
  category_slug: slug.optional().describe('The category by which it is filtered'),
  category_label: label.optional().describe('The category in words'),
  value_label: label.optional().describe('What it is worth, in a few words, such as 20% off'),
  card_slugs: list(slug, 20).optional().describe('The tiers of cards by which it is filtered'),
  cards_label: label.optional().describe('The cards that qualify, in words'),
  place: z.enum(['online', 'in_store']).optional(),
  city_slug: slug.optional(),
  city_label: label.optional(),
  country: label.optional(),
  valid_from: isoDate.optional(),
  valid_to: isoDate.optional().describe('The last day on which it is valid'),
  link: href.optional(),
  ...listed,
  locale: localeCode.optional(),
});

export const offerDetail = offer.extend({
  ...detail,
  facts: list(z.object({ icon, label, value: label }), 12)
    .optional()
    .describe('Short facts beside the offer: the smallest bill, where it is valid'),
  coupon_code: z
    .string()
    .regex(/^[A-Za-z0-9-]{3,32}$/)
    .optional(),
  coupon_note: label.optional(),
  buttons: list(button, 4).optional(),
  steps: list(step, 12).optional(),
  sections: featureSections.optional(),
  terms: list(textSection, 40).optional(),
  cards: list(card, 12).optional().describe('The cards that qualify, with their faces'),
  related: list(offer, 12).optional(),
});

export type Offer = z.output<typeof offer>;
export type OfferDetail = z.output<typeof offerDetail>;
