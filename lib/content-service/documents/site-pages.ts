import { screenSlug } from '#lib/contract/match.ts';
import { fillProduct, ROUTES } from '#lib/routes/table.ts';
import { type Collections, createCollections } from './collection.ts';
import { type JsonObject, type Values, valuesNow } from './localize.ts';
import { loungeCityPages } from './lounge-city-pages.ts';
import { siteRecords, slugOf } from './record-links.ts';
import type { Documents } from './store.ts';

export interface SitePage {
  /** The site path, without language. */
  link: string;
  document: JsonObject;
}

/** The page documents of the site with their addresses. The home page is last. */
export function sitePages(documents: Documents, product: string): SitePage[] {
  const { pages, folders, named } = documents;
  const found: SitePage[] = [...pages].map(([slug, document]) => ({ link: `/${slug}`, document }));
  for (const { pattern, content } of ROUTES) {
    const document = content.kind === 'screen' && folders.screens.get(screenSlug(content.endpoint));
    if (document) found.push({ link: fillProduct(pattern, product), document });
  }
  found.push(
    ...loungeCityPages(
      documents,
      createCollections(() => documents),
      valuesNow(product),
    ),
  );
  for (const [slug, document] of folders.legal) found.push({ link: `/legal/${slug}`, document });
  for (const [slug, document] of folders.jcb) found.push({ link: `/jcb-cashback-campaign/${slug}`, document });
  const home = named.get('home-page');
  return home ? [...found, { link: '/', document: home }] : found;
}

/** The paths of all pages of the site: page documents, records, and tabs with a page. */
export function siteAddresses(documents: Documents, collection: Collections, values: Values): string[] {
  const ofPages = sitePages(documents, values.product).map(({ link }) => link);
  const ofRecords = siteRecords(collection, values).flatMap(({ link, ownPage }) => (ownPage ? [link] : []));
  const ofTabs = collection('international-offers-tabs').map((tab) => `/international-offers/${slugOf(tab, values)}`);
  return [...new Set([...ofPages, ...ofRecords, ...ofTabs])];
}
