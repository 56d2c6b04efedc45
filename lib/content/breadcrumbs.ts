import type { BreadcrumbItem } from './contract/atoms.ts';
import type { Header } from './contract/documents.ts';

/**
 * The breadcrumb of a page (spec 2.8, 3): the last segment of its path, dashes as underscores, is looked up among the
 * header's page keys, both in lower case.
 * @param path a site path without language; query and fragment do not count
 * @returns the items after home; none when the header has no entry
 */
export function breadcrumbFor(header: Header, path: string): BreadcrumbItem[] {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const segment = pathname.split('/').findLast((part) => part !== '') ?? '';
  const key = segment.replaceAll('-', '_').toLowerCase();
  return header.breadcrumbs?.find(({ page_key }) => page_key.toLowerCase() === key)?.path ?? [];
}
