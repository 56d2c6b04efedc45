import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';
import type { Header, MenuLink } from '#lib/content/contract/documents.ts';

/** One item of the main menu. */
export type MenuItem = NonNullable<Header['bottom']['header_menu']>[number];

/** The address of a menu link: its card index becomes `?tab=`, so that it survives reload and sharing (spec 2.2). */
export function withTab(href: string, cardIndex: string | undefined): string {
  if (cardIndex === undefined || !href.startsWith('/')) return href;
  const [address = '', fragment] = href.split('#', 2);
  const tab = `${address.includes('?') ? '&' : '?'}tab=${encodeURIComponent(cardIndex)}`;
  return `${address}${tab}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Where a page stands in the main menu. */
export interface MenuPlace {
  item: MenuItem;
  /** The link that is marked; none when the menu leads to the page by other tabs only, or names its section alone. */
  link: MenuLink | undefined;
  /** What the mark says: the page itself, or where it belongs. */
  mark: 'page' | 'true';
}

interface Address {
  path: string;
  params: URLSearchParams;
}

/** An address without its fragment, in its two parts. */
function partsOf(address: string): Address {
  const [path = '', query = ''] = (address.split('#', 1)[0] ?? '').split('?', 2);
  return { path, params: new URLSearchParams(query) };
}

/** How many parameters of the page a link names; none when it leads to another path or names others. */
function namedBy({ menu_link, card_index }: MenuLink, page: Address): number | undefined {
  if (menu_link === undefined) return undefined;
  const { path, params } = partsOf(withTab(menu_link, card_index));
  return path === page.path && [...params].every(([name, value]) => page.params.get(name) === value) ? params.size : undefined;
}

/** The place with the link that says most of an address; with none that fits, the first item that leads to its path. */
function placeAt(menu: readonly MenuItem[], address: string, mark: MenuPlace['mark']): MenuPlace | undefined {
  const page = partsOf(address);
  const links = menu.flatMap((item) => item.menu.flatMap((group) => group.menu_lists.map((link) => ({ item, link }))));
  const fitting = links.flatMap(({ item, link }) => {
    const named = namedBy(link, page);
    return named === undefined ? [] : [{ item, link, mark, named }];
  });
  const best = fitting.reduce<(typeof fitting)[number] | undefined>(
    (found, place) => (found === undefined || place.named > found.named ? place : found),
    undefined,
  );
  if (best) return { item: best.item, link: best.link, mark };
  const other = links.find(({ link }) => link.menu_link !== undefined && partsOf(link.menu_link).path === page.path);
  return other && { item: other.item, link: undefined, mark };
}

/** The item that names a section, or has a group that does. */
function sectionNamed(menu: readonly MenuItem[], name: string | undefined): MenuPlace | undefined {
  const item =
    name === undefined
      ? undefined
      : (menu.find(({ menu_label }) => menu_label === name) ?? menu.find((one) => one.menu.some(({ title }) => title === name)));
  return item && { item, link: undefined, mark: 'true' };
}

/**
 * Where a page stands in the main menu (spec 2.2). A page that no link leads to stands where the pages of its breadcrumb do, the
 * nearest first, then the one above it in the address, then the section that opens its breadcrumb.
 * @param address the site path without language, with its query
 */
export function currentOf(
  menu: readonly MenuItem[],
  address: string,
  trail: readonly BreadcrumbItem[] = [],
): MenuPlace | undefined {
  const found = placeAt(menu, address, 'page');
  if (found) return found;
  const { path } = partsOf(address);
  const parents = [...trail.flatMap(({ link }) => link ?? []).reverse(), path.slice(0, path.lastIndexOf('/'))];
  for (const parent of parents) {
    const place = parent === '' || parent === '/' ? undefined : placeAt(menu, parent, 'true');
    if (place) return place;
  }
  return sectionNamed(menu, trail[0]?.label);
}
