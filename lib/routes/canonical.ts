import { isSlug } from '#lib/contract/slug.ts';
import { DEFAULT_LOCALE, isLocale } from '#lib/i18n/locales.ts';
import { idsOf, isParameter } from './match.ts';
import { fillProduct, ROUTES } from './table.ts';

/** Fixed segments as in the route table, a single one in lower case, ids unchanged. */
function canonicalSegments(segments: readonly string[], product: string): readonly string[] {
  const sameLetters = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  for (const { pattern } of ROUTES) {
    const filled = fillProduct(pattern, product);
    if (idsOf(filled, segments, sameLetters) === undefined) continue;
    return filled
      .split('/')
      .filter(Boolean)
      .map((want, index) => (isParameter(want) ? (segments[index] ?? '') : want));
  }
  return segments.length === 1 ? segments.map((segment) => (isSlug(segment) ? segment.toLowerCase() : segment)) : segments;
}

/**
 * No trailing slash, no prefix for the default language, fixed segments as in the route table; ids keep their letters.
 * @param pathname as requested, with language
 */
export function canonicalPathname(pathname: string, product: string): string {
  const segments = pathname.split('/').filter(Boolean);
  const first = segments[0]?.toLowerCase();
  const rest = isLocale(first) ? segments.slice(1) : segments;
  const prefix = isLocale(first) && first !== DEFAULT_LOCALE ? [first] : [];
  return `/${[...prefix, ...canonicalSegments(rest, product)].join('/')}`;
}
