import { slug } from './atoms.ts';
import { page } from './documents.ts';
import { ENDPOINTS, type Endpoint, type EndpointName, type PageEndpointName } from './endpoints.ts';

export interface Match {
  name: EndpointName;
  endpoint: Endpoint;
  /** The value of `{slug}`. */
  slug: string | undefined;
}

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

function returnsPage(name: EndpointName): name is PageEndpointName {
  const { answer }: Endpoint = ENDPOINTS[name];
  return answer === page;
}

export const PAGE_ENDPOINTS: readonly PageEndpointName[] = NAMES.filter(returnsPage);

/** The slug of a page with an endpoint of its own: the end of the path without the product. */
export function screenSlug(name: PageEndpointName): string {
  return ENDPOINTS[name].path.replace(/^.*\//, '').replace(/-?\{product\}-?/, '');
}

function segmentsOf(path: string, product: string): string[] {
  return path.replaceAll('{product}', product).split('/');
}

/**
 * `undefined` for an unknown path, with encoded or empty segments or `..` too. Fixed segments go first.
 * @param pathname encoded
 */
export function matchEndpoint(pathname: string, product: string): Match | undefined {
  const given = pathname.split('/');
  let found: Match | undefined;
  for (const name of NAMES) {
    const endpoint: Endpoint = ENDPOINTS[name];
    const wanted = segmentsOf(endpoint.path, product);
    if (wanted.length !== given.length) continue;
    const fits = wanted.every((segment, index) =>
      segment === '{slug}' ? slug.safeParse(given[index]).success : segment === given[index],
    );
    if (!fits) continue;
    const parameter = wanted.indexOf('{slug}');
    if (parameter < 0) return { name, endpoint, slug: undefined };
    found ??= { name, endpoint, slug: given[parameter] };
  }
  return found;
}

/**
 * The path of an endpoint.
 * @param parameter the value of `{slug}`; a valid slug
 */
export function endpointPath(template: string, product: string, parameter = ''): string {
  return template.replaceAll('{product}', product).replace('{slug}', encodeURIComponent(parameter));
}

/** The value of the header `Allow` for an endpoint. */
export function allowedMethods({ method }: Endpoint): string {
  return method === 'GET' ? 'GET, HEAD' : method;
}
