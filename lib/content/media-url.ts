import { settings } from '#lib/config/settings.ts';

/** Relative URLs get `MEDIA_BASE_PATH`. */
export function mediaUrl(url: string, base: string = settings.MEDIA_BASE_PATH): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return url;
  return `${base}${url.startsWith('/') ? '' : '/'}${url}`;
}
