import { ENDPOINTS, type Endpoint, type EndpointName } from '#lib/contract/endpoints.ts';
import { endpointPath } from '#lib/contract/match.ts';
import { matchRoute } from './match.ts';
import { type CardFamily, fillProduct } from './table.ts';

/** A call to the content service for one document. */
export interface ContentCall {
  name: EndpointName;
  path: string;
  params: Record<string, string>;
}

/** The endpoint with the details of a card, by its type. */
export const DETAIL_OF_CARD = {
  credit: 'cardDetails',
  debit: 'debitCardDetails',
  prepaid: 'prepaidCardDetails',
  msme: 'msmeCardsDetail',
} as const satisfies Record<CardFamily, EndpointName>;

/** The call of an endpoint, its slug in the path or in the query. */
export function callOf(name: EndpointName, product: string, slug?: string): ContentCall {
  const { path }: Endpoint = ENDPOINTS[name];
  const inPath = path.includes('{slug}');
  return { name, path: endpointPath(path, product, slug), params: slug === undefined || inPath ? {} : { slug } };
}

/**
 * The call for the document of a page. `undefined`: the page needs none. `nowhere`: there can be no page.
 * @param path site path without language, query and fragment
 */
export function callOfPage(path: string, product: string): ContentCall | 'nowhere' | undefined {
  const match = matchRoute(path, product);
  if (!match) return 'nowhere';
  const { content, pattern } = match.route;
  const id = match.ids.at(-1) ?? fillProduct(pattern, product).slice(1);
  switch (content.kind) {
    case 'screen':
      return callOf(content.endpoint, product);
    case 'generic':
      return callOf('page', product, id);
    case 'document':
      // These terms have an endpoint of their own.
      return ENDPOINTS.creditCardTerms.path.endsWith(`/${id}`)
        ? callOf('creditCardTerms', product)
        : callOf(content.endpoint, product, id);
    case 'offer':
    case 'booking':
      return callOf('offersDetail', product, id);
    case 'accessory':
      return callOf('accessoriesDetail', product, id);
    case 'card':
      return callOf(DETAIL_OF_CARD[content.type], product, id);
    default:
      return undefined;
  }
}
