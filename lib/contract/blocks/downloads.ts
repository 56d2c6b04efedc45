import { button, heading, list } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** Documents to read or download, each with its type and size. */
export const downloads = defineBlock({
  kind: 'blocks.downloads',
  fields: { ...heading, buttons: list(button, 40) },
  folds: true,
  isEmpty: ({ buttons }) => buttons.length === 0,
});
