import { z } from 'zod';
import { label, list, localeCode, media, mediaUrl } from '../contract/atoms.ts';
import { mediaTypeOf } from '../media-type.ts';
import { defineBlock } from './define-block.ts';

/** An image, a video or a YouTube video (spec 2.10). */
export const mediaBlock = defineBlock({
  kind: 'blocks.media',
  fields: {
    title: label.optional(),
    media: media.optional(),
    mobile_media: media.optional(),
    /** In any letter case; where it is absent or unknown, the address of the media decides. */
    media_type: z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.enum(['image', 'video', 'youtube']))
      .optional()
      .catch(undefined),
    media_aria_label: label.optional(),
    /** Captions of a video file, one WebVTT file for each language. */
    captions: list(z.object({ language: localeCode, label, url: mediaUrl }), 20).optional(),
    poster: media.optional(),
    mobile_poster: media.optional(),
    duration_label: label.optional(),
    /** The day a video was published, which search engines ask for. */
    published_on: z.iso.date().optional(),
  },
  isEmpty: ({ media, media_type }) => media === undefined || mediaTypeOf(media, media_type) === undefined,
  contents: (block) => ({ video: block }),
});
