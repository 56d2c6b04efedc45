import type { Page } from '#lib/content/contract/documents.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';

/** The path of the feed of current offers in a language. */
export function feedPath(locale: Locale): string {
  return localizePath('/offers.xml', locale);
}

/** Whether a page lists or shows offers, so that its head names the feed. */
export function showsOffers({ content }: Pick<Page, 'content'>): boolean {
  return content.some(({ __component }) => __component === 'blocks.offer-finder' || __component === 'blocks.offer-detail');
}
