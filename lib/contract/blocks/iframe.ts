import { heading } from '../atoms.ts';
import { iframe } from '../records/iframe.ts';
import { source } from '../source.ts';
import { defineBlock } from './define-block.ts';

/** A page of another site in a sandboxed frame, which loads when the visitor asks for it. */
export const iframeBlock = defineBlock({
  kind: 'blocks.iframe',
  fields: { ...heading, source: source.optional(), iframe: iframe.optional() },
  async resolve(block, context) {
    if (block.source === undefined) return { block };
    const { path, query = {} } = block.source;
    const found = await context.optional(context.readRecord(path, query, iframe));
    return { block: found ? { ...block, iframe: found } : block };
  },
});
