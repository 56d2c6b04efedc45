import type { Page } from '#lib/content/contract/documents.ts';
import { mediaUrl } from '#lib/content/media-url.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { absolute } from '../page-address.ts';

/** What the nodes of a page are made from. */
export interface GraphContext {
  page: Page;
  /** The language of the content. */
  language: Locale;
  /** The site path without language. */
  path: string;
  /** The canonical address of the page. */
  canonical: string;
}

/** `@id` of the network. */
export const ORGANISATION_ID = absolute('/#organization');
/** `@id` of the site. */
export const SITE_ID = absolute('/#website');

/** An object with one property, or none when its value is missing or empty. */
export function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [Name in Key]?: Value } {
  const found: { [Name in Key]?: Value } = {};
  if (value !== undefined && value !== '') found[key] = value;
  return found;
}

/** The absolute address of an image or video of the content; `undefined` for data addresses. */
export function mediaAddress(media: { url: string } | undefined): string | undefined {
  if (media === undefined || media.url.startsWith('data:')) return undefined;
  return absolute(mediaUrl(media.url));
}
