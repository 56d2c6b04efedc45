import { z } from 'zod';
import { button, cardFeature, flag, id, label, list, localeCode, media, richText, slug } from '../atoms.ts';
import { detail, listed } from './detail.ts';
import { faq } from './faq.ts';
import { featureSections, textSection } from './section.ts';

export const CARD_TYPES = ['credit', 'debit', 'prepaid', 'msme', 'studio', 'accessory'] as const;

export const card = z.object({
  id: id.optional(),
  slug,
  title: label,
  description: richText.optional(),
  image: media.optional(),
  card_type: z.enum(CARD_TYPES),
  tab_slug: slug.optional(),
  tier_slug: slug
    .optional()
    .describe('The tier whose offers, lounges and banks are those of the card: a value of their parameter `card`'),
  tag: label.optional(),
  features: list(cardFeature, 20).optional(),
  facts: list(z.object({ label, value: label }), 20)
    .optional()
    .describe('Rows of the comparison; cards share a row by its label'),
  buttons: list(button, 4).optional(),
  ...listed,
  locale: localeCode.optional(),
});

export const cardDetail = card.extend({
  ...detail,
  is_virtual: flag.optional().describe('It has no plastic: its page shows the face alone, which cannot be turned'),
  sections: featureSections.optional(),
  questions: list(faq, 20).optional().describe('Questions about this card; without them its page has those of its list'),
  terms: list(textSection, 40).optional(),
  disclaimer: richText.optional(),
});

export type CardType = (typeof CARD_TYPES)[number];
export type Card = z.output<typeof card>;
export type CardDetail = z.output<typeof cardDetail>;
