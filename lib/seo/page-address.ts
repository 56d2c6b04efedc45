import { settings } from '#lib/config/settings.ts';
import type { Page } from '#lib/contract/documents.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, localizePath } from '#lib/i18n/locales.ts';

type Localized = Pick<Page, 'locale' | 'locales' | 'seo'>;

export interface PageAddress {
  /** Its translations, in the order of `LOCALES`. */
  languages: readonly Locale[];
  /** The language of its content at this address: English when it is not translated. */
  language: Locale;
  /** Its canonical address, absolute. */
  canonical: string;
  /** Whether the canonical address is that of this page. */
  isCanonical: boolean;
}

/** A site path as an absolute address. */
export function absoluteUrl(path: string): string {
  return new URL(path, settings.SITE_ORIGIN).href;
}

/** The absolute address of a site path in a language. */
export function localizedUrl(path: string, locale: Locale): string {
  return absoluteUrl(localizePath(path, locale));
}

/**
 * English and the listed languages; without a list only its own.
 * @param locale requested
 */
export function languagesOf({ locales, locale: contentLocale }: Localized, locale: Locale): Locale[] {
  const listed = new Set(locales ?? [contentLocale ?? locale]);
  return LOCALES.filter((code) => listed.has(code) || (locales !== undefined && code === DEFAULT_LOCALE));
}

/** `undefined` when it is not the address of a page. */
function canonicalInContent(link: string | undefined, language: Locale): string | undefined {
  if (link === undefined) return undefined;
  if (/^https?:/i.test(link)) return link;
  return /^\/(?!\/)/.test(link) ? localizedUrl(link, language) : undefined;
}

/**
 * The address of a page; English when it is not translated.
 * @param path without language and query
 * @param search canonical query with `?`
 */
export function pageAddress(page: Localized, locale: Locale, path: string, search = ''): PageAddress {
  const languages = languagesOf(page, locale);
  const language = languages.includes(locale) ? locale : DEFAULT_LOCALE;
  const base = localizedUrl(path, language);
  const given = canonicalInContent(page.seo?.seo_canonical_link, language);
  const self = localizedUrl(path + search, language);
  const canonical = given === undefined || given === base ? self : given;
  return { languages, language, canonical, isCanonical: canonical === self };
}

/** `hreflang` with `x-default`; none for one language. */
export function alternatesOf(path: string, languages: readonly Locale[]): Record<string, string> {
  if (languages.length < 2) return {};
  const entries = languages.map((code) => [code, localizedUrl(path, code)] as const);
  return { ...Object.fromEntries(entries), 'x-default': localizedUrl(path, DEFAULT_LOCALE) };
}

/** Whether search engines may index a page. */
export function isIndexed(seo: Page['seo']): boolean {
  return settings.SITE_INDEXED && seo?.enable_indexing !== false;
}
