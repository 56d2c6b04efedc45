import { button, label, media, richText } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** Title, description and an optional button over an image; a section of its own unless it opens the page. */
export const loungesBanner = defineBlock({
  kind: 'blocks.lounges-banner',
  fields: {
    title: label,
    description: richText.optional(),
    media: media.optional(),
    mobile_media: media.optional(),
    button: button.optional(),
  },
  opensPage: (_block, position) => position === 0,
  surface: (_block, opensPage) => (opensPage ? 'own' : undefined),
});
