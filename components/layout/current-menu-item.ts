import type { BreadcrumbItem } from '#lib/contract/atoms.ts';
import type { Header, MenuLink } from '#lib/contract/documents.ts';

export type MenuItem = NonNullable<Header['bottom']['header_menu']>[number];

/** Adds the card index as `?tab=`. */
export function withTab(href: string, cardIndex: string | undefined): string {
  if (cardIndex === undefined || !href.startsWith('/')) return href;
  const [address = '', fragment] = href.split('#', 2);
  const tab = `${address.includes('?') ? '&' : '?'}tab=${encodeURIComponent(cardIndex)}`;
  return `${address}${tab}${fragment === undefined ? '' : `#${fragment}`}`;
}

export interface CurrentMenuItem {
  item: MenuItem;
  /** `undefined` when no link leads to the current tab, or only the section is known. */
  link: MenuLink | undefined;
  /** `page` for a link to the page, `true` for one to a page above it. */
  ariaCurrent: 'page' | 'true';
}

interface Address {
  path: string;
  params: URLSearchParams;
}

function parseAddress(address: string): Address {
  const [path = '', query = ''] = (address.split('#', 1)[0] ?? '').split('?', 2);
  return { path, params: new URLSearchParams(query) };
}

/** The number of shared parameters; `undefined` for a link to another path. */
function matchedParams({ menu_link, card_index }: MenuLink, page: Address): number | undefined {
  if (menu_link === undefined) return undefined;
  const { path, params } = parseAddress(withTab(menu_link, card_index));
  return path === page.path && [...params].every(([name, value]) => page.params.get(name) === value) ? params.size : undefined;
}

/** The item with the best matching link, else the first with a link to the path. */
function menuItemLinkingTo(
  menu: readonly MenuItem[],
  address: string,
  ariaCurrent: CurrentMenuItem['ariaCurrent'],
): CurrentMenuItem | undefined {
  const page = parseAddress(address);
  const links = menu.flatMap((item) => item.menu.flatMap((group) => group.menu_lists.map((link) => ({ item, link }))));
  const matches = links.flatMap((candidate) => {
    const matched = matchedParams(candidate.link, page);
    return matched === undefined ? [] : [{ ...candidate, matched }];
  });
  const [best] = matches.toSorted((a, b) => b.matched - a.matched);
  if (best) return { item: best.item, link: best.link, ariaCurrent };
  const other = links.find(({ link }) => link.menu_link !== undefined && parseAddress(link.menu_link).path === page.path);
  return other && { item: other.item, link: undefined, ariaCurrent };
}

/** The item with a name, or with a group of that name. */
function menuItemNamed(menu: readonly MenuItem[], name: string): CurrentMenuItem | undefined {
  const item =
    menu.find(({ menu_label }) => menu_label === name) ?? menu.find((one) => one.menu.some(({ title }) => title === name));
  return item && { item, link: undefined, ariaCurrent: 'true' };
}

/**
 * The item of the main menu for a page: by a link to the page, else by the pages of its breadcrumb, nearest first, then by the
 * parent path, then by the first section of the breadcrumb.
 * @param address the site path without language, with its query
 */
export function findCurrentMenuItem(
  menu: readonly MenuItem[],
  address: string,
  breadcrumb: readonly BreadcrumbItem[] = [],
): CurrentMenuItem | undefined {
  const found = menuItemLinkingTo(menu, address, 'page');
  if (found) return found;
  const { path } = parseAddress(address);
  const parents = [...breadcrumb.flatMap(({ link }) => link ?? []).reverse(), path.slice(0, path.lastIndexOf('/'))];
  for (const parent of parents) {
    const item = parent === '' || parent === '/' ? undefined : menuItemLinkingTo(menu, parent, 'true');
    if (item) return item;
  }
  const [section] = breadcrumb;
  return section && menuItemNamed(menu, section.label);
}
