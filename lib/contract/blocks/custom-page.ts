import { z } from 'zod';
import { href, id, label, list, media } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

const namedLogo = z.object({ id: id.optional(), title: label.optional(), image: media, link: href.optional() });

/** A logo with its name, or an image alone. */
const logo = z.union([media.transform((image): z.output<typeof namedLogo> => ({ image })), namedLogo]);

export const customPage = defineBlock({
  kind: 'blocks.custom-page',
  fields: {
    title: label.optional(),
    list_of_logos: list(logo, 60),
  },
  needs: ['list_of_logos'],
});
