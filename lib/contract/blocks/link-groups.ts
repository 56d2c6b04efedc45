import { label, list, richText } from '../atoms.ts';
import { siteMapGroup } from '../records/site-map-group.ts';
import { source } from '../source.ts';
import { defineBlock } from './define-block.ts';

export const linkGroups = defineBlock({
  kind: 'blocks.link-groups',
  fields: {
    title: label.optional(),
    description: richText.optional(),
    source: source.optional(),
    groups: list(siteMapGroup, 40).default([]),
  },
  async resolve(block, context) {
    const found = await context.readList(block.source, siteMapGroup);
    return { block: { ...block, groups: found?.items ?? block.groups } };
  },
  needs: ['groups'],
  search: 'nothing',
});
