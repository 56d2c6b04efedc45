import { heading, list } from '../atoms.ts';
import { tab } from '../records/tab.ts';
import { defineBlock } from './define-block.ts';

export const loungeCities = defineBlock({
  kind: 'blocks.lounge-cities',
  fields: { ...heading, cities: list(tab, 100) },
  needs: ['cities'],
});
