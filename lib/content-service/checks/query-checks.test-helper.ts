import { isLeaf, isObject, type Json, type JsonObject } from '../documents/localize.ts';
import { addressesIn, placesIn } from './document-checks.test-helper.ts';

/** What a page does with the query of its address. */
export interface Choices {
  /** The parameters that one of its blocks follows. */
  follows: ReadonlySet<string>;
  /** The slugs of its tabs. */
  tabs: ReadonlySet<string>;
}

/**
 * What the blocks of a page follow, and which tabs they have.
 * @param tabsAt the slugs of the tabs that a path of the contract answers
 */
export async function choicesOf(page: JsonObject, tabsAt: (path: string) => Promise<string[]>): Promise<Choices> {
  const follows = new Set<string>();
  const tabs = new Set<string>();
  for (const { key, value } of placesIn(page)) {
    if (!isObject(value)) continue;
    if (Array.isArray(value.follow)) for (const name of value.follow) follows.add(String(name));
    if (key === 'tabs' && typeof value.slug === 'string') tabs.add(value.slug);
    if (key === 'tabs_source' && typeof value.path === 'string') for (const slug of await tabsAt(value.path)) tabs.add(slug);
  }
  return { follows, tabs };
}

/** The address of a menu link, whose card index is its tab. */
function menuAddress(value: Json): string[] {
  if (!isObject(value) || typeof value.menu_link !== 'string' || typeof value.card_index !== 'string') return [];
  return [`${value.menu_link}?tab=${value.card_index}`];
}

/** The addresses of the site at a place of a document. */
function addressesAt(key: string, value: Json): string[] {
  const texts = isLeaf(value) ? Object.values(value) : [value];
  return [...menuAddress(value), ...texts.filter((text) => typeof text === 'string').flatMap((text) => addressesIn(key, text))];
}

/**
 * Links whose query does nothing on the page they lead to, each as `file#/pointer what is wrong`.
 * @param document with its placeholders filled
 * @param choices what each page does with its query, by its site path; pages that are not in it read theirs themselves
 */
export function queryFaults(file: string, document: Json, choices: ReadonlyMap<string, Choices>): string[] {
  return [...placesIn(document)].flatMap(({ pointer, key, value }) =>
    addressesAt(key, value).flatMap((address) => {
      if (!address.startsWith('/') || address.startsWith('/api/')) return [];
      const { pathname, searchParams } = new URL(address, 'http://content.test');
      const page = choices.get(pathname);
      if (page === undefined) return [];
      return [...searchParams].flatMap(([name, given]) => {
        if (!page.follows.has(name)) return [`${file}#${pointer} has ${name}, which nothing follows: ${address}`];
        return name === 'tab' && !page.tabs.has(given) ? [`${file}#${pointer} opens a tab that is not there: ${address}`] : [];
      });
    }),
  );
}
