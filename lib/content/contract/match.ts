import { slug } from './atoms.ts';
import { ENDPOINTS, type Endpoint, type EndpointName } from './endpoints.ts';

/** An address of the contract. */
export interface Match {
  name: EndpointName;
  endpoint: Endpoint;
  /** What stands in the place of `{slug}`. */
  slug: string | undefined;
}

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

/** The segments of an endpoint's path, with the product slug in its place. */
function segmentsOf(path: string, product: string): string[] {
  return path.replaceAll('{product}', product).split('/');
}

/**
 * The endpoint of a path, or `undefined` for a path that this contract does not have: no path is made from a pattern, so
 * encoded, doubled and climbing segments are unknown. A fixed segment goes before a parameter.
 * @param pathname as the address has it, still encoded
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
 * The path of an endpoint, from its template.
 * @param parameter what goes in the place of `{slug}`; the caller has checked it
 */
export function endpointPath(template: string, product: string, parameter = ''): string {
  return template.replaceAll('{product}', product).replace('{slug}', encodeURIComponent(parameter));
}

/** The methods an endpoint answers, as the `allow` header has them. */
export function allowedMethods({ method }: Endpoint): string {
  return method === 'GET' ? 'GET, HEAD' : method;
}
