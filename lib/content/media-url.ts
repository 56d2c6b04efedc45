import { settings } from '#lib/config/settings.ts';

/**
 * The address of a picture, film or document: a relative one gets the media base path before it (spec 3), an address with
 * a scheme stays as it is.
 */
export function mediaUrl(url: string, base: string = settings.MEDIA_BASE_PATH): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return url;
  return `${base}${url.startsWith('/') ? '' : '/'}${url}`;
}
