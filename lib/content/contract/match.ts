import { slug } from './atoms.ts';
import { ENDPOINTS, type Endpoint, type EndpointName } from './endpoints.ts';

export interface Match {
  name: EndpointName;
  endpoint: Endpoint;
  /** The value of `{slug}`. */
  slug: string | undefined;
}

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

function segmentsOf(path: string, product: string): string[] {
  return path.replaceAll('{product}', product).split('/');
}

/**
 * The endpoint of a path; `undefined` for an unknown path, such as one with encoded or empty segments or with `..`. Fixed segments
 * go before parameters.
 * @param pathname path of a URL, still encoded
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
