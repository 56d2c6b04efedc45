import type { Page } from '#lib/content/contract/documents.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { addressIn, alternatesOf, isIndexed, pageAddress } from '../page-address.ts';
import { escapeXml } from '../xml.ts';

/** What a sitemap needs to know of a page or record, as it is in English. */
export type Listed = Pick<Page, 'locale' | 'locales' | 'seo' | 'updated_at'>;

/** The day and time of the last change, when it is known and true: one that lies ahead is neither. */
function lastChange({ updated_at }: Listed, now: Date): string {
  if (updated_at === undefined || new Date(updated_at) > now) return '';
  return `<lastmod>${escapeXml(updated_at)}</lastmod>`;
}

/**
 * The entries of a page in a sitemap, one for each language in which it exists, each with all of them; nothing for a page that
 * no index wants or that names another address as its canonical one.
 * @param path the site path without language
 */
export function entriesOf(page: Listed, path: string, now: Date = new Date()): string {
  const { languages, isCanonical } = pageAddress(page, DEFAULT_LOCALE, path);
  if (!isCanonical || !isIndexed(page.seo)) return '';
  const links = Object.entries(alternatesOf(path, languages)).map(
    ([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(address)}"/>`,
  );
  const inside = `${lastChange(page, now)}${links.join('')}`;
  return languages.map((code) => `<url><loc>${escapeXml(addressIn(path, code))}</loc>${inside}</url>\n`).join('');
}
