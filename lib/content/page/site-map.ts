import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { allPages } from '../read/all-pages.ts';

export interface SiteMapGroup {
  title: string;
  links: { label: string; path: string }[];
}

/**
 * In English, without links to other sites.
 * @throws {ContentError}
 */
export async function getSiteMap(): Promise<SiteMapGroup[]> {
  const groups: SiteMapGroup[] = [];
  for await (const items of allPages(ENDPOINTS.siteMap, {}, DEFAULT_LOCALE)) {
    for (const { title, links } of items) {
      const internal = links.flatMap(({ label, link }) => (link && /^\/(?!\/)/.test(link) ? [{ label, path: link }] : []));
      groups.push({ title, links: internal });
    }
  }
  return groups;
}
