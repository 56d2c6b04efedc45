import type { IdReference } from 'schema-dts';
import { mediaUrl } from '#lib/content/media-url.ts';
import type { Page } from '#lib/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { absoluteUrl } from '../page-address.ts';

export interface GraphContext {
  page: Page;
  language: Locale;
  path: string;
  canonical: string;
}

/** A node described elsewhere. The type is named: the compiler takes seconds to infer it. */
export const reference = (id: string): IdReference => ({ '@id': id });

/** The network. */
export const ORGANISATION = reference(absoluteUrl('/#organization'));
export const SITE = reference(absoluteUrl('/#website'));

/**
 * One property, or none when its value is empty. `NoInfer`: the compiler would search the unions of schema.org for half a
 * minute.
 */
export function optional<Key extends string>(key: Key, value: string | undefined): NoInfer<{ [Name in Key]?: string }> {
  const property: { [Name in Key]?: string } = {};
  if (value !== undefined && value !== '') property[key] = value;
  return property;
}

/** The absolute address of an image or video of the content; `undefined` for `data:` URLs. */
export function absoluteMediaUrl(media: { url: string } | undefined): string | undefined {
  if (media === undefined || media.url.startsWith('data:')) return undefined;
  return absoluteUrl(mediaUrl(media.url));
}
