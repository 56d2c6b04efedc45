import { label } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** The languages of the site, from the content of the header. */
export const languageStrip = defineBlock({
  kind: 'blocks.language-strip',
  fields: { title: label, description: label.optional() },
  surface: () => 'own',
});
