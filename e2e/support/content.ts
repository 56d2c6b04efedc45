import type { APIRequestContext } from '@playwright/test';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { endpointPath } from '#lib/contract/match.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { isPageAddress } from '#lib/routes/page-address.ts';
import { type Address, PRODUCT } from './addresses.ts';

/** The keys of visible plain text in block fields. */
const PLAIN_TEXT_KEYS = new Set(['title', 'label', 'button_label', 'question', 'value_label']);

async function json(request: APIRequestContext, path: string, locale: Locale) {
  const response = await request.get(`${path}${path.includes('?') ? '&' : '?'}locale=${locale}`);
  return response.json();
}

/** The card chooser shows one question a page. */
function isOnPage(item: unknown, index: number): boolean {
  return index === 0 || typeof item !== 'object' || item === null || !('param' in item && 'options' in item);
}

function texts(value: unknown, key = ''): string[] {
  // A label with its record's name is not shown as it is.
  if (typeof value === 'string') return PLAIN_TEXT_KEYS.has(key) && !value.includes('{title}') ? [value] : [];
  if (Array.isArray(value)) return value.filter(isOnPage).flatMap((item) => texts(item, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => texts(item, name));
}

const CARD_DETAILS = {
  credit: ENDPOINTS.cardDetails,
  debit: ENDPOINTS.debitCardDetails,
  prepaid: ENDPOINTS.prepaidCardDetails,
  msme: ENDPOINTS.msmeCardsDetail,
};

/** The endpoint of an address. */
function callOf({ route, path }: Address): string {
  const { content } = route;
  const slug = path.split('/').at(-1) ?? '';
  switch (content.kind) {
    case 'screen':
      return endpointPath(ENDPOINTS[content.endpoint].path, PRODUCT);
    case 'document':
      return slug === 'credit-card-terms-and-condition'
        ? ENDPOINTS.creditCardTerms.path
        : `${ENDPOINTS[content.endpoint].path}?slug=${slug}`;
    case 'offer':
    case 'booking':
      return `${ENDPOINTS.offersDetail.path}?slug=${slug}`;
    case 'accessory':
      return `${ENDPOINTS.accessoriesDetail.path}?slug=${slug}`;
    case 'card':
      return `${CARD_DETAILS[content.type].path}?slug=${slug}`;
    case 'international-tab':
      return ENDPOINTS.internationalOffers.path;
    default:
      return endpointPath(ENDPOINTS.page.path, PRODUCT, slug);
  }
}

interface Source {
  path: string;
  query?: Record<string, string>;
  follow?: string[];
}
interface LiveBlock {
  __component: string;
  source?: Source;
  tabs_source?: Source;
  open_first_tab?: boolean;
}

/** Blocks that are empty unless the address selects something. */
const CHOSEN = new Set(['blocks.card-chooser', 'blocks.card-compare', 'blocks.tab-panels']);
const NAME_KEYS = ['title', 'question', 'bank_name', 'lounge_name'];

/** The names of the records on the first page of a listing block. */
async function recordNames(request: APIRequestContext, block: LiveBlock, locale: Locale): Promise<string[]> {
  const { source, tabs_source, open_first_tab } = block;
  if (source === undefined || CHOSEN.has(block.__component)) return [];
  const tabs = open_first_tab && tabs_source ? (await json(request, tabs_source.path, locale)).data : [];
  const param = block.__component === 'blocks.milestones' ? 'year' : 'tab';
  const query = new URLSearchParams({ ...source.query, ...(tabs.length > 0 ? { [param]: tabs[0].slug } : {}) });
  const { data } = await json(request, `${source.path}?${query}`, locale);
  const list: Record<string, unknown>[] = Array.isArray(data) ? data : [];
  return list.flatMap((record) => NAME_KEYS.flatMap((key) => (typeof record[key] === 'string' ? [record[key]] : [])));
}

/** The page document of the content service. */
export async function documentOf(request: APIRequestContext, address: Address) {
  return (await json(request, callOf(address), address.locale)).data;
}

/** The titles, labels and questions of a page, and the names of its records. */
export async function pageTexts(request: APIRequestContext, address: Address): Promise<string[]> {
  const { locale } = address;
  const data = await documentOf(request, address);
  const blocks: LiveBlock[] = data.content ?? [];
  const inOneTab = address.route.content.kind === 'international-tab';
  const listed = inOneTab ? [] : (await Promise.all(blocks.map((block) => recordNames(request, block, locale)))).flat();
  const found = data.content ? texts(data.content) : texts(withoutHead(data));
  if (found.length + listed.length === 0) throw new Error(`${address.address} has no text`);
  return [...found, ...listed];
}

/** A record without the fields of the page's head, the list that a card's facts replace, and the section that its offers replace. */
function withoutHead({ seo: _seo, breadcrumb: _breadcrumb, ...given }: Record<string, unknown>): Record<string, unknown> {
  const { features, ...others } = given;
  const hasFacts = Array.isArray(given.facts) && given.facts.length > 0;
  const record = hasFacts ? others : { ...others, features };
  const { sections } = record;
  if (!Array.isArray(sections)) return record;
  return { ...record, sections: sections.filter(({ section_key }) => section_key !== 'offers') };
}

function addressIn(link: string | undefined, locale: Locale): string {
  const given = link ?? '/something-went-wrong';
  return isPageAddress(given) ? localizePath(given, locale) : given;
}

interface MenuLink {
  menu_link?: string;
  card_index?: string;
}

/** The addresses of the header's menus, with their tab. */
export async function menuLinks(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const { bottom } = await json(request, '/api/header', locale);
  const links: MenuLink[] = bottom.header_menu.flatMap((menu: { menu: { menu_lists: MenuLink[] }[] }) =>
    menu.menu.flatMap((group) => group.menu_lists),
  );
  return links.map(({ menu_link, card_index }) => addressIn(menu_link, locale) + (card_index ? `?tab=${card_index}` : ''));
}

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
