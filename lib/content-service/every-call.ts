import { ENDPOINTS, type EndpointName } from '#lib/contract/endpoints.ts';
import { endpointPath } from '#lib/contract/match.ts';
import { type Collections, field, OFFER_LISTS, PRIVILEGES } from './documents/collection.ts';
import type { Values } from './documents/localize.ts';
import { citiesOfLounges } from './documents/lounge-city-pages.ts';
import { slugOf } from './documents/record-links.ts';
import type { Documents } from './documents/store.ts';

/** Every GET call of the contract, with the slugs of the content, for checks and examples. */
export function everyCall(documents: Documents, collection: Collections, values: Values): { name: EndpointName; path: string }[] {
  const slugs = (name: string) => collection(name).map((record) => slugOf(record, values));
  const groups = (name: string) => [...new Set(collection(name).map((record) => field(record, 'group', values)))];
  const parameters: Partial<Record<EndpointName, string[]>> = {
    page: [...documents.pages.keys()],
    legalPage: [...documents.folders.legal.keys()],
    jcbCashbackCampaign: [...documents.folders.jcb.keys()],
    loungeCity: citiesOfLounges(collection, values).map(({ slug }) => slug),
    scanAndScoreTab: [...documents.folders['scan-and-score'].keys()],
    cardDetails: slugs('credit-cards'),
    debitCardDetails: slugs('debit-cards'),
    prepaidCardDetails: slugs('prepaid-cards'),
    msmeCardsDetail: slugs('msme-cards'),
    accessoriesDetail: slugs('accessories'),
    offersDetail: [...OFFER_LISTS, PRIVILEGES].flatMap(slugs),
    legalPagesTable: groups('legal-tables'),
    structureTable: groups('structure-tables'),
    iframeLink: slugs('iframes'),
  };
  return Object.entries(ENDPOINTS).flatMap(([key, endpoint]) => {
    const name = key as EndpointName;
    if (endpoint.method !== 'GET') return [];
    const path = (slug?: string) => endpointPath(endpoint.path, values.product, slug);
    const given = parameters[name];
    if (given === undefined) return [{ name, path: endpoint.envelope === 'list' ? `${path()}?page_size=50` : path() }];
    return given.map((slug) => ({ name, path: endpoint.path.includes('{slug}') ? path(slug) : `${path()}?slug=${slug}` }));
  });
}
