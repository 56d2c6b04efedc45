import { label } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** The languages in the header content. */
export const languageStrip = defineBlock({
  kind: 'blocks.language-strip',
  fields: { title: label, description: label.optional() },
  surface: () => 'own',
});
