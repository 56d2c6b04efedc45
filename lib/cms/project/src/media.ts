import { randomBytes } from 'node:crypto';
import { join, parse } from 'node:path';
import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { tellOfMedia, tellOfMediaDeletion } from './publishing.ts';
import { from } from './roles.ts';
import { settings } from './settings.ts';

/** The widths that are made of a picture, in pixels. */
const WIDTHS = [390, 780, 1170, 1560];

/** Two files of one name that are uploaded at the same time would overwrite each other; and an address never has other contents. */
const nameUniquely: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update') || req.context.isImport) return;
  const { name, ext } = parse(req.file.name);
  req.file.name = `${name}-${randomBytes(4).toString('hex')}${ext}`;
};

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
  hooks: {
    beforeOperation: [nameUniquely],
    afterChange: [tellOfMedia],
    afterDelete: [tellOfMediaDeletion],
  },
};
