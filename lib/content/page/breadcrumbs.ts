import { pathnameOf } from '#lib/contract/addresses.ts';
import type { BreadcrumbItem } from '#lib/contract/atoms.ts';
import type { Header } from '#lib/contract/documents.ts';

/**
 * The breadcrumb of a page in the header: its key is the last segment of the path, dashes as underscores, in lower case.
 * @returns the items after the home page; empty without an entry
 */
export function breadcrumbFor(header: Header, path: string): BreadcrumbItem[] {
  const pathname = pathnameOf(path);
  const segment = pathname.split('/').findLast((part) => part !== '') ?? '';
  const key = segment.replaceAll('-', '_').toLowerCase();
  return header.breadcrumbs?.find(({ page_key }) => page_key.toLowerCase() === key)?.path ?? [];
}
