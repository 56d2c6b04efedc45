import { isSlug } from '#lib/contract/slug.ts';
import { fillProduct, ROUTES, type Route } from './table.ts';

export interface RouteMatch {
  route: Route;
  ids: string[];
}

const PARAMETER = /^\{(?:id|slug)\}$/;

export function isParameter(segment: string): boolean {
  return PARAMETER.test(segment);
}

/**
 * The parameters of a pattern; `undefined` when it does not match.
 * @param same how fixed segments are compared
 */
export function idsOf(
  pattern: string,
  segments: readonly string[],
  same: (a: string, b: string) => boolean,
): string[] | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  if (wanted.length !== segments.length) return undefined;
  const ids: string[] = [];
  for (const [index, want] of wanted.entries()) {
    const given = segments[index] ?? '';
    if (isParameter(want) && isSlug(given)) ids.push(given);
    else if (!same(want, given)) return undefined;
  }
  return ids;
}

/** The route of a single segment that the table does not have: it may be a generic page. */
const GENERIC: Route = { pattern: '/{id}', content: { kind: 'generic' }, indexed: true };

/**
 * The first route that fits, fixed segments first; any other single segment may be a generic page.
 * @param path site path without language, query and fragment
 */
export function matchRoute(path: string, product: string): RouteMatch | undefined {
  const segments = path.split('/').filter(Boolean);
  for (const route of ROUTES) {
    const ids = idsOf(fillProduct(route.pattern, product), segments, (a, b) => a === b);
    if (ids) return { route, ids };
  }
  const [only, ...more] = segments;
  if (only === undefined || more.length > 0 || !isSlug(only)) return undefined;
  return { route: GENERIC, ids: [only] };
}
