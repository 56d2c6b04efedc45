import { featureSections } from '../contract/records/section.ts';
import { defineBlock } from './define-block.ts';

/** Sections of features, with an extra bottom border when bank details are given (spec 2.11). */
export const featureSectionsBlock = defineBlock({
  kind: 'blocks.feature-sections',
  fields: { sections: featureSections },
  isEmpty: (block) => block.sections.length === 0,
});
