import { button, label, media, richText } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** A card face held up by many hands; the drawing moves as the page is scrolled. */
export const cardScene = defineBlock({
  kind: 'blocks.card-scene',
  fields: { title: label, description: richText.optional(), button: button.optional(), card: media },
  surface: () => 'own',
});
