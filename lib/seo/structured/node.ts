import type { Page } from '#lib/content/contract/documents.ts';
import { mediaUrl } from '#lib/content/media-url.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { absolute } from '../place.ts';

/** Where the things of a page are described. */
export interface StructuredPlace {
  page: Page;
  /** The language of the content. */
  language: Locale;
  /** The site path without language. */
  path: string;
  /** The canonical address of the page. */
  canonical: string;
}

/** The network, which other things refer to by this. */
export const ORGANISATION_ID = absolute('/#organization');
/** The site, likewise. */
export const SITE_ID = absolute('/#website');

/** A field that is left out when there is nothing to say. */
export function known<Key extends string, Value>(key: Key, value: Value | undefined): { [Name in Key]?: Value } {
  const found: { [Name in Key]?: Value } = {};
  if (value !== undefined && value !== '') found[key] = value;
  return found;
}

/** The absolute address of a picture or film of the content. */
export function mediaAddress(media: { url: string } | undefined): string | undefined {
  if (media === undefined || media.url.startsWith('data:')) return undefined;
  return absolute(mediaUrl(media.url));
}
