import { z } from 'zod';
import { href, label, list } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

export const pageNav = defineBlock({
  kind: 'blocks.page-nav',
  fields: { links: list(z.object({ label, link: href }), 12) },
  needs: ['links'],
  surface: () => 'own',
});
