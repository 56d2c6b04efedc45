import { z } from 'zod';
import {
  cardFamilies,
  cardList,
  faqBlock,
  hero,
  imageText,
  languageStrip,
  linkGroups,
  milestones,
  offerList,
  steps,
  tableBlock,
} from './blocks-more.ts';
import {
  creditCardBanner,
  customPage,
  description,
  disclaimer,
  featureSections,
  features,
  loungesBanner,
  map,
  mediaBlock,
  sectionHeader,
  simpleBanner,
} from './blocks-specified.ts';

/** Every kind of block, told apart by `__component`. */
export const blockSchema = z.discriminatedUnion('__component', [
  features,
  description,
  creditCardBanner,
  customPage,
  map,
  mediaBlock,
  featureSections,
  sectionHeader,
  simpleBanner,
  loungesBanner,
  disclaimer,
  faqBlock,
  hero,
  cardFamilies,
  cardList,
  offerList,
  imageText,
  milestones,
  languageStrip,
  steps,
  tableBlock,
  linkGroups,
]);

export type Block = z.output<typeof blockSchema>;
export type BlockKind = Block['__component'];
/** The block of one kind. */
export type BlockOf<Kind extends BlockKind> = Extract<Block, { __component: Kind }>;
/** A block as a content service may send it. */
export type BlockInput = z.input<typeof blockSchema>;
