import { z } from 'zod';
import { href, label, list, media, richText } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

export const cardFamilies = defineBlock({
  kind: 'blocks.card-families',
  fields: {
    title: label,
    description: richText.optional(),
    families: list(z.object({ title: label, description: label.optional(), link: href, image: media.optional() }), 12),
  },
  needs: ['families'],
});
