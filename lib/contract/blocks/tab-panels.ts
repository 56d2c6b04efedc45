import { z } from 'zod';
import { button, heading, label, list, media, richText, slug, table } from '../atoms.ts';
import { withoutParams } from '../page-query.ts';
import { step } from '../records/section.ts';
import { source } from '../source.ts';
import { defineBlock } from './define-block.ts';

/** Tabs, of which one is open: its text, table, steps and buttons; with a source, the blocks of its document follow. */
export const tabPanels = defineBlock({
  kind: 'blocks.tab-panels',
  fields: {
    ...heading,
    tabs_source: source.optional(),
    source: source.optional(),
    tabs: list(
      z.object({
        slug,
        title: label,
        description: richText.optional(),
        image: media.optional(),
        table: table.optional(),
        steps: list(step, 20).optional(),
        buttons: list(button, 4).optional(),
      }),
      12,
    ).default([]),
  },
  async resolve(block, context) {
    const { tabs, source } = block;
    const open = tabs.find((tab) => tab.slug === context.query.tab) ?? tabs[0];
    if (open === undefined) return { block, query: withoutParams(context.query, ['tab']) };
    const query = { ...context.query, tab: open.slug };
    if (source === undefined) return { block, query };
    return { block, query, document: { path: source.path, params: { ...source.query, slug: open.slug } } };
  },
  needs: ['tabs'],
  surface: ({ source }) => (source ? 'same-as-next' : undefined),
});
