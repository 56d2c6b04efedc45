import { breadcrumbItem, button, label, list, media, richText } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** A banner whose dark gradient shows only with a text. */
export const creditCardBanner = defineBlock({
  kind: 'blocks.credit-card-banner',
  fields: {
    media: media.optional(),
    mobile_media: media.optional(),
    images: list(media, 3).optional().describe('Card faces on the image'),
    title: label.optional(),
    description: richText.optional(),
    button: button.optional(),
    breadcrumb: list(breadcrumbItem, 8).optional(),
  },
  opensPage: ({ title }) => title !== undefined,
  breadcrumb: (block) => block.breadcrumb,
  surface: () => 'own',
  contents: ({ title, description }) => ({ cardBanner: { title, description } }),
});
