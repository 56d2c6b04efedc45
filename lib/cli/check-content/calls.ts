import { ENDPOINTS, type Endpoint, type EndpointName } from '#lib/contract/endpoints.ts';
import { matchEndpoint } from '#lib/contract/match.ts';
import { property } from '#lib/platform/property.ts';
import { type ContentCall, callOf, callOfPage, DETAIL_OF_CARD } from '#lib/routes/content-call.ts';
import { ROUTES } from '#lib/routes/table.ts';

/** A call, and the site path that needs its answer. */
export interface LinkedCall extends ContentCall {
  link?: string;
}

/** The lists whose records have a page of their own. */
const DETAIL_OF_LIST: { readonly [Name in EndpointName]?: EndpointName } = {
  creditCardLists: 'cardDetails',
  msmeCardLists: 'msmeCardsDetail',
  prepaidCardsList: 'prepaidCardDetails',
  accessoriesList: 'accessoriesDetail',
  offerCards: 'offersDetail',
  citiesList: 'loungeCity',
};

/** The calls without parameters, and the calls for the pages in the route table. */
export function firstCalls(product: string): ContentCall[] {
  const fixed = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => {
    const { method, path, query }: Endpoint = ENDPOINTS[name];
    const isDetail = 'id' in query;
    return method === 'GET' && !isDetail && !path.includes('{slug}') && query.slug?.safeParse(undefined).success !== false;
  });
  const linked = ROUTES.flatMap(({ pattern, content }) =>
    content.kind === 'generic' ? [callOf('page', product, pattern.replaceAll('{product}', product).slice(1))] : [],
  );
  return [...fixed.map((name) => callOf(name, product)), ...linked];
}

/** The call for the page of a link; see `callOfPage`. */
export function callOfLink(path: string, product: string): LinkedCall | 'nowhere' | undefined {
  const call = callOfPage(path, product);
  return typeof call === 'object' ? { ...call, link: path } : call;
}

/** The calls of a block's sources. A source that needs a slug is called for each tab. */
export function callsOfSources(block: unknown, product: string): ContentCall[] {
  return ['source', 'tabs_source'].flatMap((key) => {
    const path = property(property(block, key), 'path');
    const match = typeof path === 'string' ? matchEndpoint(path, product) : undefined;
    if (!match || typeof path !== 'string') return [];
    const query = Object.entries(Object(property(property(block, key), 'query')));
    const params: Record<string, string> = Object.fromEntries(query.map(([name, text]) => [name, String(text)]));
    if (params.slug !== undefined || match.endpoint.query.slug?.safeParse(undefined).success !== false)
      return [{ name: match.name, path, params }];
    const tabs = property(block, 'tabs');
    const slugs = Array.isArray(tabs) ? tabs.map((tab) => property(tab, 'slug')) : [];
    return slugs.flatMap((slug) => (typeof slug === 'string' ? [{ name: match.name, path, params: { ...params, slug } }] : []));
  });
}

/** The calls of the pages of a list's records. */
export function callsOfRecords(name: EndpointName, items: readonly unknown[], product: string): ContentCall[] {
  return items.flatMap((item) => {
    const slug = property(item, 'slug');
    const type = property(item, 'card_type');
    const ofCard = Object.entries(DETAIL_OF_CARD).find(([card]) => card === type)?.[1];
    const detail = DETAIL_OF_LIST[name] ?? (name === 'cardLists' ? ofCard : undefined);
    return detail && typeof slug === 'string' ? [callOf(detail, product, slug)] : [];
  });
}
