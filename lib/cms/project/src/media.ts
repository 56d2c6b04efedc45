import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeOperationHook, type CollectionConfig, type UploadConfig } from 'payload';
import { adminLanguage } from '#lib/cms/admin-language.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { usesOf } from './media-usage.ts';
import { tellOfMedia, tellOfMediaDeletion } from './publishing.ts';
import { from, hasRole } from './roles.ts';
import { settings } from './settings.ts';

/** The widths that are made of a picture, in pixels: a phone, one with a fine screen, a page, a page with a fine screen. */
const WIDTHS = [390, 780, 1200, 1600];
/** Of WebP: 25 KB for a detailed photograph of 390 px, 230 KB for one of 1600 px. */
const QUALITY = 76;
/** The longest side of what is kept of the original, in pixels. */
const ORIGINAL_MAX = 2400;
/** A small file may be a picture of many gigabytes when it is unpacked. */
const PIXELS_MAX = 100_000_000;
const PICTURES = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/avif'];
const OTHERS = ['video/mp4', 'video/webm', 'text/vtt', 'application/pdf'];

const TEXT_MISSING = {
  en: 'Write what the picture shows, or mark it as decoration.',
  hi: 'लिखें कि चित्र में क्या है, या उसे सजावट के रूप में चिह्नित करें।',
};
const IN_USE = {
  en: (titles: string) => `The file is shown in: ${titles}. Take it out there first.`,
  hi: (titles: string) => `यह फ़ाइल यहाँ दिखाई जाती है: ${titles}। पहले उसे वहाँ से हटाएँ।`,
};

/** Two files of one name that are uploaded at the same time would overwrite each other; and an address never has other contents. */
const nameUniquely: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update') || req.context.isImport) return;
  const { name, ext } = parse(req.file.name);
  req.file.name = `${name}-${randomBytes(4).toString('hex')}${ext}`;
};

/** A file that an entry shows, published or as a draft, stays. */
const keepUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const file = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req });
  const uses = file ? await usesOf(req.payload, String(file.url)) : [];
  if (uses.length === 0) return;
  const titles = uses.map(({ title }) => `“${title}”`).join(', ');
  throw new APIError(IN_USE[adminLanguage(req.i18n.language)](titles), 409, undefined, true);
};

const FOLDER = join(settings.dataFolder, 'media');

/** Payload answers 500 for a file that is not there. */
const answerMissing: NonNullable<UploadConfig['handlers']>[number] = (_req, { params: { filename } }) => {
  const isThere = settings.s3 !== undefined || existsSync(join(FOLDER, basename(filename)));
  return isThere ? undefined : new Response(null, { status: 404 });
};

interface File {
  mimeType?: string;
  is_decorative?: boolean;
}
const isPicture = ({ mimeType }: File) => mimeType === undefined || mimeType.startsWith('image/');

/** Pictures, films and documents that entries show. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: {
    singular: { en: 'Picture or film', hi: 'चित्र या फ़िल्म' },
    plural: { en: 'Pictures and films', hi: 'चित्र और फ़िल्में' },
  },
  access: { read: () => true, create: from('editor'), update: from('editor'), delete: from('publisher') },
  admin: {
    group: { en: 'Media', hi: 'मीडिया' },
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    // Everybody may read a file.
    hidden: ({ user }) => !hasRole(user, 'editor'),
  },
  upload: {
    staticDir: FOLDER,
    handlers: [answerMissing],
    // A drawing with a script or an address of another host is refused by Payload.
    mimeTypes: [...PICTURES, ...OTHERS],
    pasteURL: false,
    focalPoint: true,
    crop: true,
    adminThumbnail: ({ doc }) => String((doc as { sizes?: { w390?: { url?: string } } }).sizes?.w390?.url ?? doc.url ?? ''),
    constructorOptions: { limitInputPixels: PIXELS_MAX },
    resizeOptions: { width: ORIGINAL_MAX, height: ORIGINAL_MAX, fit: 'inside', withoutEnlargement: true },
    imageSizes: WIDTHS.map((width) => ({
      name: `w${width}`,
      width,
      withoutEnlargement: true,
      formatOptions: { format: 'webp', options: { quality: QUALITY } },
      admin: { disableListColumn: true, disableListFilter: true, disableGroupBy: true },
    })),
  },
  fields: [
    {
      name: 'alt',
      label: { en: 'What the picture shows', hi: 'चित्र में क्या है' },
      type: 'text',
      localized: true,
      maxLength: 400,
      admin: {
        description: {
          en: 'Read out to people who do not see it. Needed in English; write it in every language in which the picture is shown, or they hear it in English.',
          hi: 'जो लोग चित्र नहीं देख पाते उन्हें पढ़कर सुनाया जाता है। अंग्रेज़ी में ज़रूरी है; हर उस भाषा में लिखें जिसमें चित्र दिखता है, नहीं तो वे इसे अंग्रेज़ी में सुनेंगे।',
        },
      },
      validate: (value: unknown, { data, req }: { data: unknown; req: { locale?: string | null; i18n: { language: string } } }) => {
        const file = (data ?? {}) as File;
        const isNeeded = (req.locale ?? DEFAULT_LOCALE) === DEFAULT_LOCALE && isPicture(file) && file.is_decorative !== true;
        const isGiven = typeof value === 'string' && value.trim() !== '';
        return isGiven || !isNeeded || TEXT_MISSING[adminLanguage(req.i18n.language)];
      },
    },
    {
      name: 'is_decorative',
      label: { en: 'Decoration: nothing is read out', hi: 'सजावट: कुछ नहीं पढ़ा जाता' },
      type: 'checkbox',
    },
    {
      name: 'usage',
      type: 'ui',
      admin: { components: { Field: '/components/media-usage#MediaUsage' } },
    },
  ],
  hooks: {
    beforeOperation: [nameUniquely],
    beforeDelete: [keepUsed],
    afterChange: [tellOfMedia],
    afterDelete: [tellOfMediaDeletion],
  },
};
