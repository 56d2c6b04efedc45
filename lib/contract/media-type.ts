import { youTubeId } from '#lib/content/video.ts';
import type { Media } from './atoms.ts';

export type MediaType = 'image' | 'video' | 'youtube';

const VIDEO_FILE = /\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i;

function isVideoFile({ url, mime }: Pick<Media, 'url' | 'mime'>): boolean {
  return mime?.startsWith('video/') || VIDEO_FILE.test(url);
}

/**
 * How a medium is shown: by its type, or by its address where the type is absent or does not fit.
 * @returns `undefined` for a YouTube video without the address of one
 */
export function mediaTypeOf(media: Pick<Media, 'url' | 'mime'>, given: MediaType | undefined): MediaType | undefined {
  if (given === 'image') return 'image';
  if (given === 'youtube' && youTubeId(media.url)) return 'youtube';
  // A bare id could be the name of a file.
  if (media.url.includes('/') && youTubeId(media.url)) return 'youtube';
  if (given === 'video' || isVideoFile(media)) return 'video';
  return given === 'youtube' ? undefined : 'image';
}
