import { z } from 'zod';
import { href, icon, label, list, media, richText } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** An image beside a list of items. */
export const imageText = defineBlock({
  kind: 'blocks.image-text',
  fields: {
    title: label,
    description: richText.optional(),
    image: media.optional(),
    items: list(z.object({ title: label, description: label.optional(), icon, link: href.optional() }), 12),
  },
  needs: ['items', 'description', 'image'],
});
