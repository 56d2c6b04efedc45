import type { Metadata } from 'next';
import type { Page } from '#lib/content/contract/documents.ts';
import type { Screen } from '#lib/content/screens.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale, localizePath } from '#lib/i18n/locales.ts';
import { settings } from '#lib/settings.ts';

/** The languages in which a page really exists: English, and each the content names (rulings "Languages"). */
function languagesOf(page: Page): Locale[] {
  const named = new Set((page.locales ?? LOCALES).filter(isLocale));
  return LOCALES.filter((locale) => locale === DEFAULT_LOCALE || named.has(locale));
}

function absolute(path: string): string {
  return new URL(path, settings.SITE_ORIGIN).href;
}

/**
 * The head of a content page from its seo data (spec 2.11, 3).
 * @param path the site path without language
 */
function pageMetadata(page: Page, locale: Locale, path: string): Metadata {
  const { seo } = page;
  const title = seo?.seo_title ?? page.title ?? settings.PRODUCT_SLUG;
  const languages = languagesOf(page);
  const own = languages.includes(locale) ? localizePath(path, locale) : path;
  const alternates = Object.fromEntries(languages.map((code) => [code, absolute(localizePath(path, code))]));
  return {
    title,
    ...(seo?.seo_description ? { description: seo.seo_description } : {}),
    ...(seo?.seo_keywords ? { keywords: seo.seo_keywords } : {}),
    ...(seo?.enable_indexing === false ? { robots: { index: false } } : {}),
    alternates: {
      canonical: seo?.seo_canonical_link ?? absolute(own),
      ...(languages.length > 1 ? { languages: { ...alternates, 'x-default': absolute(path) } } : {}),
    },
  };
}

/**
 * The head of whatever came of asking for a page. A page that is missing or failed brings its own title and `noindex`: when
 * the framework renews a 404 it resolves the head of its own not-found page instead of this one.
 */
export function screenMetadata({ result, locale, path }: Screen): Metadata {
  return result.kind === 'page' ? pageMetadata(result.page, locale, path) : {};
}
