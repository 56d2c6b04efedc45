import { button, heading, list } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

export const downloads = defineBlock({
  kind: 'blocks.downloads',
  fields: { ...heading, buttons: list(button, 40) },
  needs: ['buttons'],
});
