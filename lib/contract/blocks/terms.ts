import { heading, list } from '../atoms.ts';
import { textSection } from '../records/section.ts';
import { defineBlock } from './define-block.ts';

/** Clauses of terms, each in an accordion. */
export const terms = defineBlock({
  kind: 'blocks.terms',
  fields: { ...heading, terms: list(textSection, 40) },
  needs: ['terms'],
});
