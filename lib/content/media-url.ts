import { settings } from '#lib/config/settings.ts';
import { keptMediaUrl } from './media/media-file.ts';

/**
 * Relative URLs get `MEDIA_BASE_PATH`. Pictures and documents below an http(s) one have an address of the site, which keeps them.
 * @param isKept `MEDIA_THROUGH_SITE`
 */
export function mediaUrl(
  url: string,
  base: string = settings.MEDIA_BASE_PATH,
  isKept: boolean = settings.MEDIA_THROUGH_SITE,
): string {
  const isBelow = base !== '' && url.startsWith(`${base}/`);
  if (!isBelow && /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return url;
  const isForeign = /^https?:/i.test(base);
  // A base on the site is always added: that a URL begins with the same folder may be chance.
  const path = isBelow && isForeign ? url.slice(base.length) : `${url.startsWith('/') ? '' : '/'}${url}`;
  return (isKept && isForeign ? keptMediaUrl(path) : undefined) ?? base + path;
}
