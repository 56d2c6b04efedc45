import { z } from 'zod';
import { href, id, label, list, media, richText } from '../atoms.ts';
import { polygon } from '../polygon.ts';
import { defineBlock } from './define-block.ts';

export const map = defineBlock({
  kind: 'blocks.map',
  fields: {
    title: richText.optional(),
    description: richText.optional(),
    image: media.optional(),
    lists: list(
      z.object({
        id: id.optional(),
        label,
        image: media.optional(),
        coords: polygon,
        description: richText.optional(),
        fact: label.optional(),
        link: href.optional(),
        link_label: label.optional(),
      }),
      60,
    ),
  },
});
