import type { Page } from '#lib/content/contract/documents.ts';
import { mediaUrl } from '#lib/content/media-url.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { absoluteUrl } from '../page-address.ts';

/** Input of the nodes of a page. */
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
export const ORGANISATION_ID = absoluteUrl('/#organization');
/** `@id` of the site. */
export const SITE_ID = absoluteUrl('/#website');

/** An object with one property, or none when its value is missing or empty. */
export function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [Name in Key]?: Value } {
  const property: { [Name in Key]?: Value } = {};
  if (value !== undefined && value !== '') property[key] = value;
  return property;
}

/** The absolute address of an image or video of the content; `undefined` for data addresses. */
export function mediaAddress(media: { url: string } | undefined): string | undefined {
  if (media === undefined || media.url.startsWith('data:')) return undefined;
  return absoluteUrl(mediaUrl(media.url));
}
