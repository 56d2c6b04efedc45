import { label, list, viewAll } from '../atoms.ts';
import { milestone } from '../records/milestone.ts';
import { source } from '../source.ts';
import { defineBlock } from './define-block.ts';

/** Milestones in a row. */
export const milestones = defineBlock({
  kind: 'blocks.milestones',
  fields: {
    title: label,
    view_all: viewAll.optional(),
    source: source.optional(),
    milestones: list(milestone, 50).default([]),
  },
  async resolve(block, context) {
    const { items = block.milestones, fields, query } = await context.readListing(block, milestone);
    return { block: { ...block, ...fields, milestones: items }, query };
  },
  isEmpty: (block) => block.milestones.length === 0,
  surface: () => 'own',
});
