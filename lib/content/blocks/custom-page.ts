import { z } from 'zod';
import { href, id, label, list, media } from '../contract/atoms.ts';
import { defineBlock } from './define-block.ts';

/** Logos of the promoters (spec 2.8). */
export const customPage = defineBlock({
  kind: 'blocks.custom-page',
  fields: {
    title: label.optional(),
    list_of_logos: list(z.object({ id: id.optional(), title: label, image: media, link: href.optional() }), 60),
  },
  isEmpty: ({ list_of_logos }) => list_of_logos.length === 0,
});
