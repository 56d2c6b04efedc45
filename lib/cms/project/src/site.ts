import { pageAddress } from '#lib/cli/cms/engine.ts';
import type { ModelName } from '#lib/contract/models.ts';
import { settings } from './settings.ts';

export interface Entry {
  slug?: string | undefined;
  offer_type?: string | undefined;
  tab_slug?: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The fields of a document that decide its address. */
export const entryOf = (document: Readonly<Record<string, unknown>> | undefined): Entry => ({
  slug: text(document?.slug),
  offer_type: text(document?.offer_type),
  tab_slug: text(document?.tab_slug),
});

/**
 * The address that shows a draft on the site, in a language; nothing for an entry without a page.
 * @param version changes the address, so that a frame loads the page again
 */
export function previewUrl(name: ModelName, document: Readonly<Record<string, unknown>>, locale: string, version = ''): string | undefined {
  const path = pageAddressOf(name, document, locale);
  if (path === undefined) return undefined;
  const query = new URLSearchParams({ secret: settings.previewSecret, path, ...(version ? { version } : {}) });
  return `${settings.siteUrl}/service/preview?${query}`;
}

/** The path of an entry's page on the site; nothing for one without a page. */
export const pageAddressOf = (name: ModelName, document: Readonly<Record<string, unknown>>, locale: string): string | undefined =>
  pageAddress(name, entryOf(document), locale, settings.product);
