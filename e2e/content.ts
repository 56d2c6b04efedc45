import type { APIRequestContext } from '@playwright/test';
import { type Locale, localizePath } from '../lib/i18n/locales.ts';
import { isPageAddress } from '../lib/routes.ts';

/** The keys of block fields that hold plain text the visitor must be able to read. */
const PLAIN_TEXT_KEYS = new Set(['title', 'label', 'button_label', 'question', 'value_label']);

async function json(request: APIRequestContext, path: string, locale: Locale) {
  const response = await request.get(`${path}?locale=${locale}`);
  return response.json();
}

function texts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return PLAIN_TEXT_KEYS.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => texts(item, name));
}

/** Every title, label and question of a page's blocks, as the content service gives them. */
export async function pageTexts(request: APIRequestContext, path: string, locale: Locale): Promise<string[]> {
  const { data } = await json(request, path === '/' ? '/api/home-page' : `/api/pages${path}`, locale);
  const found = texts(data.content);
  if (found.length === 0) throw new Error(`${path} has no text in ${locale}`);
  return found;
}

function addressIn(link: string | undefined, locale: Locale): string {
  const given = link ?? '/something-went-wrong';
  return isPageAddress(given) ? localizePath(given, locale) : given;
}

interface MenuLink {
  menu_link?: string;
  card_index?: string;
}

/** The addresses of all links in the header's menus, with the tab they open. */
export async function menuLinks(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const { bottom } = await json(request, '/api/header', locale);
  const links: MenuLink[] = bottom.header_menu.flatMap((menu: { menu: { menu_lists: MenuLink[] }[] }) =>
    menu.menu.flatMap((group) => group.menu_lists),
  );
  return links.map(({ menu_link, card_index }) => addressIn(menu_link, locale) + (card_index ? `?tab=${card_index}` : ''));
}

/** The addresses of all links in the footer. */
export async function footerLinks(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const { site_information, site_policies } = await json(request, '/api/footer', locale);
  const submenus: { submenu_link?: string }[] = site_information.flatMap(
    (column: { submenu: { submenu_link?: string }[] }) => column.submenu,
  );
  const policies: { policy_link?: string }[] = site_policies;
  return [...submenus.map(({ submenu_link }) => submenu_link), ...policies.map(({ policy_link }) => policy_link)].map((link) =>
    addressIn(link, locale),
  );
}
