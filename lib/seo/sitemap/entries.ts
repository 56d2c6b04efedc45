import type { Page } from '#lib/content/contract/documents.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { escapeXml } from '#lib/seo/escape-xml.ts';
import { alternatesOf, isIndexed, localizedUrl, pageAddress } from '#lib/seo/page-address.ts';

/** The fields of an English page or record that a sitemap needs. */
export type SitemapPage = Pick<Page, 'locale' | 'locales' | 'seo' | 'updated_at'>;

/** The time of the last change; empty when it is unknown or in the future. */
function lastChange({ updated_at }: SitemapPage, now: Date): string {
  if (updated_at === undefined || new Date(updated_at) > now) return '';
  return `<lastmod>${escapeXml(updated_at)}</lastmod>`;
}

/**
 * The sitemap entries of a page, one for each language, each with all alternates; empty for a page that is not indexed or has
 * another canonical address.
 * @param path the site path without language
 */
export function sitemapEntries(page: SitemapPage, path: string, now: Date = new Date()): string {
  const { languages, isCanonical } = pageAddress(page, DEFAULT_LOCALE, path);
  if (!isCanonical || !isIndexed(page.seo)) return '';
  const links = Object.entries(alternatesOf(path, languages)).map(
    ([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(address)}"/>`,
  );
  const details = `${lastChange(page, now)}${links.join('')}`;
  return languages.map((code) => `<url><loc>${escapeXml(localizedUrl(path, code))}</loc>${details}</url>\n`).join('');
}
