import { heading, list } from '../atoms.ts';
import { milestone } from '../records/milestone.ts';
import { listing } from '../source.ts';
import { defineBlock } from './define-block.ts';

/** Milestones by year. */
export const milestoneTimeline = defineBlock({
  kind: 'blocks.milestone-timeline',
  fields: { ...heading, ...listing, milestones: list(milestone, 50).default([]) },
  async resolve(block, context) {
    const { items = block.milestones, fields, query } = await context.readListing(block, milestone, { tabParam: 'year' });
    return { block: { ...block, ...fields, milestones: items }, query };
  },
});
