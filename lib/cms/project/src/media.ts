import { join } from 'node:path';
import type { CollectionConfig } from 'payload';
import { tellOfMedia, tellOfMediaDeletion } from './publishing.ts';
import { from } from './roles.ts';
import { settings } from './settings.ts';

/** The widths that are made of a picture, in pixels. */
const WIDTHS = [390, 780, 1170, 1560];

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture or film', plural: 'Pictures and films' },
  access: { read: () => true, create: from('editor'), update: from('editor'), delete: from('publisher') },
  admin: { group: 'Media', useAsTitle: 'filename', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  upload: {
    staticDir: join(settings.dataFolder, 'media'),
    mimeTypes: ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/avif', 'video/mp4', 'video/webm', 'text/vtt', 'application/pdf'],
    focalPoint: true,
    crop: true,
    adminThumbnail: ({ doc }) => String(doc.url ?? ''),
    imageSizes: WIDTHS.map((width) => ({
      name: `w${width}`,
      width,
      withoutEnlargement: true,
      formatOptions: { format: 'webp', options: { quality: 76 } },
    })),
  },
  fields: [
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'text',
      localized: true,
      maxLength: 400,
      admin: { description: 'What it shows, for those who do not see it; in each language' },
      validate: (value: unknown, { data }: { data: unknown }) =>
        Boolean(value) || Boolean((data as { is_decorative?: boolean }).is_decorative) || 'Write what the picture shows, or mark it as decoration.',
    },
    { name: 'is_decorative', label: 'Decoration: nothing is read out', type: 'checkbox' },
    {
      name: 'usage',
      type: 'ui',
      admin: { components: { Field: '/components/media-usage#MediaUsage' } },
    },
  ],
  hooks: { afterChange: [tellOfMedia], afterDelete: [tellOfMediaDeletion] },
};
