import { featureSections } from '../records/section.ts';
import { defineBlock } from './define-block.ts';

/** Sections of features, with an extra bottom border when bank details are given. */
export const featureSectionsBlock = defineBlock({
  kind: 'blocks.feature-sections',
  fields: { sections: featureSections },
  isEmpty: (block) => block.sections.length === 0,
});
