import type { Media } from './atoms.ts';

export type MediaType = 'image' | 'video' | 'youtube';

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const YOUTUBE_ID = /^[A-Za-z0-9_-]{11}$/;

/** The id of a YouTube video in any of its addresses, or the bare id; `undefined` for any other address. */
export function youTubeId(address: string): string | undefined {
  if (YOUTUBE_ID.test(address)) return address;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (!/^https?:$/.test(protocol)) return undefined;
  const [first = '', second = ''] = pathname.slice(1).split('/');
  if (hostname === 'youtu.be') return YOUTUBE_ID.test(first) ? first : undefined;
  if (!YOUTUBE_HOSTS.has(hostname)) return undefined;
  const id = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : searchParams.get('v');
  return id !== null && YOUTUBE_ID.test(id) ? id : undefined;
}

const VIDEO_FILE = /\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i;

function isVideoFile({ url, mime }: Pick<Media, 'url' | 'mime'>): boolean {
  return mime?.startsWith('video/') || VIDEO_FILE.test(url);
}

/**
 * By its type, or its address when the type is absent or does not fit.
 * @returns `undefined` for a YouTube video without its address
 */
export function mediaTypeOf(media: Pick<Media, 'url' | 'mime'>, given: MediaType | undefined): MediaType | undefined {
  if (given === 'image') return 'image';
  if (given === 'youtube' && youTubeId(media.url)) return 'youtube';
  // A bare id could be the name of a file.
  if (media.url.includes('/') && youTubeId(media.url)) return 'youtube';
  if (given === 'video' || isVideoFile(media)) return 'video';
  return given === 'youtube' ? undefined : 'image';
}
