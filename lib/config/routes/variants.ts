import { isPageAddress } from './page-address.ts';
import { ROUTES } from './table.ts';

/**
 * Whether the query of an address chooses what its page shows. Files have no query that says something, and the pages that are
 * no page documents read theirs themselves.
 * @param path without language; empty for the home page
 */
export function hasVariants(path: string): boolean {
  if (!isPageAddress(path || '/')) return false;
  return !ROUTES.some(({ content, pattern }) => content.kind === 'own' && pattern === path);
}
