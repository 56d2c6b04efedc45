import { z } from 'zod';
import { label, list, localeCode, media, mediaHref } from '../atoms.ts';
import { mediaTypeOf } from '../media-type.ts';
import { defineBlock } from './define-block.ts';

export const mediaBlock = defineBlock({
  kind: 'blocks.media',
  fields: {
    title: label.optional(),
    media: media.optional(),
    mobile_media: media.optional(),
    media_type: z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.enum(['image', 'video', 'youtube']))
      .optional()
      .catch(undefined)
      .describe('image, video or youtube; without it the address of the media decides'),
    media_aria_label: label.optional(),
    captions: list(z.object({ language: localeCode, label, url: mediaHref }), 20)
      .optional()
      .describe('Captions of a video file, one WebVTT file for each language'),
    poster: media.optional(),
    mobile_poster: media.optional(),
    duration_label: label.optional(),
    duration_seconds: z.int().positive().optional().describe('The length of a video, which search engines ask for'),
    published_on: z.iso.date().optional().describe('The day a video was published, which search engines ask for'),
  },
  needs: ['media'],
  isEmpty: ({ media, media_type }) => media === undefined || mediaTypeOf(media, media_type) === undefined,
  contents: (block) => ({ video: block }),
});
