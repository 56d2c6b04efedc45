import { settings } from '#lib/config/settings.ts';
import type { Page } from '#lib/content/contract/documents.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, localizePath } from '#lib/i18n/locales.ts';

/** Fields of a page or record that say in which languages it exists. */
type Localized = Pick<Page, 'locale' | 'locales' | 'seo'>;

/** The address of a page, and the languages it exists in. */
export interface PageAddress {
  /** The languages in which it really exists, in the order of the site. */
  languages: readonly Locale[];
  /** The language in which it is read at this address: English when it has no translation. */
  language: Locale;
  /** Its canonical address, absolute. */
  canonical: string;
  /** Whether that address is this page, not another one that the content names. */
  isCanonical: boolean;
}

/** A site path as an absolute address. */
export function absolute(path: string): string {
  return new URL(path, settings.SITE_ORIGIN).href;
}

/** The absolute address of a site path in a language. */
export function addressIn(path: string, locale: Locale): string {
  return absolute(localizePath(path, locale));
}

/**
 * The languages in which a page or record really exists: English, and each that the content names. Content that names none is
 * known to exist only in the language it says it is in, so that no language is announced that nobody has seen.
 * @param locale the language it was asked for in
 */
export function languagesOf({ locales, locale: given }: Localized, locale: Locale): Locale[] {
  const named = new Set(locales ?? [given ?? locale]);
  return LOCALES.filter((code) => named.has(code) || (locales !== undefined && code === DEFAULT_LOCALE));
}

/** The canonical address that the content gives, absolute; `undefined` when it is not the address of a page (a fragment, say). */
function givenCanonical(link: string | undefined, language: Locale): string | undefined {
  if (link === undefined) return undefined;
  if (/^https?:/i.test(link)) return link;
  return /^\/(?!\/)/.test(link) ? addressIn(link, language) : undefined;
}

/**
 * The address of a page (spec 2.11). Its query is not part of it, and a page without a translation has that of the English one.
 * @param locale the language it was asked for in
 * @param path the site path without language and query
 */
export function pageAddress(page: Localized, locale: Locale, path: string): PageAddress {
  const languages = languagesOf(page, locale);
  const language = languages.includes(locale) ? locale : DEFAULT_LOCALE;
  const self = addressIn(path, language);
  const canonical = givenCanonical(page.seo?.seo_canonical_link, language) ?? self;
  return { languages, language, canonical, isCanonical: canonical === self };
}

/**
 * The addresses of a page by language, `x-default` among them, for the head and the sitemap alike; none for a page that
 * exists in one language.
 */
export function alternatesOf(path: string, languages: readonly Locale[]): Record<string, string> {
  if (languages.length < 2) return {};
  const entries = languages.map((code) => [code, addressIn(path, code)] as const);
  return { ...Object.fromEntries(entries), 'x-default': addressIn(path, DEFAULT_LOCALE) };
}

/** Whether search engines may list a page: the setting of the site and the switch of its content (spec 3). */
export function isIndexed(seo: Page['seo']): boolean {
  return settings.SITE_INDEXED && seo?.enable_indexing !== false;
}
