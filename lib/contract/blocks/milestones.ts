import { z } from 'zod';
import { heading, list } from '../atoms.ts';
import { milestone, PRESS_RELEASES_PATH } from '../records/milestone.ts';
import { listing } from '../source.ts';
import { defineBlock } from './define-block.ts';

/** Milestones in a row, or by year. */
export const milestones = defineBlock({
  kind: 'blocks.milestones',
  fields: {
    variant: z.enum(['row', 'timeline']).optional().describe('`timeline`: by year, with pagination'),
    ...heading,
    ...listing,
    milestones: list(milestone, 50).default([]),
  },
  async resolve(block, context) {
    const { items = block.milestones, fields, query } = await context.readListing(block, milestone, { tabParam: 'year' });
    return { block: { ...block, ...fields, milestones: items }, query };
  },
  linksToNewsFeed: ({ source }) => source?.path === PRESS_RELEASES_PATH,
  needs: ['milestones'],
  isEmpty: ({ variant, milestones: shown }) => variant !== 'timeline' && shown.length === 0,
  surface: ({ variant }) => (variant === 'timeline' ? undefined : 'own'),
});
