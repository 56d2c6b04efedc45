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
 * @param language of the admin, in which problems are told
 * @param version changes the address, so that a frame loads the page again
 */
export function previewUrl(
  name: ModelName,
  document: Readonly<Record<string, unknown>>,
  locale: string,
  language: string,
  version = '',
): string | undefined {
  const path = pageAddressOf(name, document, locale);
  if (path === undefined) return undefined;
  const query = new URLSearchParams({ secret: settings.previewSecret, path, language, ...(version ? { version } : {}) });
  return `${settings.siteUrl}/service/preview?${query}`;
}

/** Time limit for an answer of the site, in milliseconds: the first page of the admin waits for it. */
const ANSWER_MS = 2000;

/** The address of the list of what visitors miss; nothing when the site does not count it, or does not answer. */
export async function missesUrl(): Promise<string | undefined> {
  const address = `${settings.siteUrl}/service/misses`;
  const init = { headers: { authorization: `Bearer ${settings.previewSecret}` }, signal: AbortSignal.timeout(ANSWER_MS) };
  const response = await fetch(address, init).catch(() => undefined);
  return response?.ok ? `${address}?${new URLSearchParams({ secret: settings.previewSecret })}` : undefined;
}

/** The path of an entry's page on the site; nothing for one without a page. */
export const pageAddressOf = (name: ModelName, document: Readonly<Record<string, unknown>>, locale: string): string | undefined =>
  pageAddress(name, entryOf(document), locale, settings.product);
