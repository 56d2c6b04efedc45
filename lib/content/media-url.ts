import { settings } from '#lib/config/settings.ts';

/** The URL of an image, video or document: `MEDIA_BASE_PATH` is put before a relative one. */
export function mediaUrl(url: string, base: string = settings.MEDIA_BASE_PATH): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return url;
  return `${base}${url.startsWith('/') ? '' : '/'}${url}`;
}
