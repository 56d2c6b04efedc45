import { ENDPOINTS, type Endpoint, type EndpointName } from '#lib/contract/endpoints.ts';
import { endpointPath, matchEndpoint } from '#lib/contract/match.ts';
import { property } from '#lib/platform/property.ts';
import { matchRoute } from '#lib/routes/match.ts';
import { ROUTES } from '#lib/routes/table.ts';

export interface ContentCall {
  name: EndpointName;
  path: string;
  params: Record<string, string>;
  /** Site path that needs the answer. */
  link?: string;
}

const DETAIL_OF_CARD = {
  credit: 'cardDetails',
  debit: 'debitCardDetails',
  prepaid: 'prepaidCardDetails',
  msme: 'msmeCardsDetail',
} as const satisfies Record<string, EndpointName>;

/** The lists whose records have a page of their own. */
const DETAIL_OF_LIST: { readonly [Name in EndpointName]?: EndpointName } = {
  creditCardLists: 'cardDetails',
  msmeCardLists: 'msmeCardsDetail',
  prepaidCardsList: 'prepaidCardDetails',
  accessoriesList: 'accessoriesDetail',
  offerCards: 'offersDetail',
  citiesList: 'loungeCity',
};

/** The call of an endpoint, its slug in the path or in the query. */
function callOf(name: EndpointName, product: string, slug?: string): ContentCall {
  const { path }: Endpoint = ENDPOINTS[name];
  const inPath = path.includes('{slug}');
  return { name, path: endpointPath(path, product, slug), params: slug === undefined || inPath ? {} : { slug } };
}

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

/**
 * The call by which the site would load the page of a link. `undefined`: the page needs no call. `nowhere`: there can be no page.
 * @param path site path without language, query and fragment
 */
export function callOfLink(path: string, product: string): ContentCall | 'nowhere' | undefined {
  const match = matchRoute(path, product);
  if (!match) return 'nowhere';
  const { content, pattern } = match.route;
  const id = match.ids.at(-1) ?? pattern.replaceAll('{product}', product).slice(1);
  switch (content.kind) {
    case 'screen':
      return { ...callOf(content.endpoint, product), link: path };
    case 'generic':
      return { ...callOf('page', product, id), link: path };
    case 'document':
      if (ENDPOINTS.creditCardTerms.path.endsWith(`/${id}`)) return { ...callOf('creditCardTerms', product), link: path };
      return { ...callOf(content.endpoint, product, id), link: path };
    case 'offer':
    case 'booking':
      return { ...callOf('offersDetail', product, id), link: path };
    case 'accessory':
      return { ...callOf('accessoriesDetail', product, id), link: path };
    case 'card':
      return { ...callOf(DETAIL_OF_CARD[content.type], product, id), link: path };
    default:
      return undefined;
  }
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
