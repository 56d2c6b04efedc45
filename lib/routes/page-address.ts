import { isSitePath, pathnameOf } from '#lib/contract/addresses.ts';
import { UNLOCALIZED } from './unlocalized.ts';

/** Whether `href` is an address of a page, which carries a language, and not a file or a service. */
export function isPageAddress(href: string): boolean {
  if (!isSitePath(href)) return false;
  const path = pathnameOf(href);
  return !UNLOCALIZED.some((folder) => path === folder || path.startsWith(`${folder}/`)) && !/\.[a-z0-9]{2,5}$/i.test(path);
}
