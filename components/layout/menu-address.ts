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

function leadsTo(link: MenuLink, path: string): boolean {
  return link.menu_link?.split(/[?#]/, 1)[0] === path;
}

/** The link of a menu item that stands for `path`: one without a tab before one with. `path` is without language. */
function linkFor(item: MenuItem, path: string): MenuLink | undefined {
  const links = item.menu.flatMap((group) => group.menu_lists).filter((link) => leadsTo(link, path));
  return links.find((link) => link.card_index === undefined) ?? links[0];
}

/** The first menu item that has a link to `path`, and that link: what is marked as current. */
export function currentOf(menu: readonly MenuItem[], path: string): { item: MenuItem; link: MenuLink } | undefined {
  for (const item of menu) {
    const link = linkFor(item, path);
    if (link !== undefined) return { item, link };
  }
  return undefined;
}
