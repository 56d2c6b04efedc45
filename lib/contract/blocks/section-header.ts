import { label, richText, viewAll } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** A title and an optional View All button for the block below. */
export const sectionHeader = defineBlock({
  kind: 'blocks.section-header',
  fields: { title: label, description: richText.optional(), view_all: viewAll.optional() },
  surface: () => 'same-as-next',
});
