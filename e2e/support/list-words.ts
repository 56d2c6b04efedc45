import type { APIRequestContext } from '@playwright/test';
import copy from '#messages/en.json' with { type: 'json' };
import type { Address } from './addresses.ts';
import { documentOf } from './content.ts';

interface Source {
  path: string;
  query?: Record<string, string>;
  follow?: string[];
}
interface ListBlock {
  __component: string;
  source?: Source;
  search_source?: Source;
  empty_message?: string;
}

/** The text of each kind of empty list without a text in the content. */
const EMPTY: Record<string, string> = {
  'blocks.card-finder': copy.cards.none,
  'blocks.offer-finder': copy.offers.empty,
  'blocks.bank-list': copy.banks.empty,
  'blocks.lounge-finder': copy.lounges.none,
  'blocks.faq-finder': copy.faqs.none,
  'blocks.milestones': copy.timeline.empty,
};
const NAMES = ['title', 'question', 'bank_name', 'lounge_name'] as const;

/** The names of the records of a list. */
async function namesIn(request: APIRequestContext, { path, query }: Source): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const search = new URLSearchParams({ ...query, page_size: '50', page_no: String(page), locale: 'en' });
    const { data, meta } = await (await request.get(`${path}?${search}`)).json();
    for (const record of data) names.push(...NAMES.flatMap((key) => record[key] ?? []));
    pages = meta.pagination.page_count;
  }
  return names;
}

/** What the query of a page selects. */
export interface Choosing {
  /** The parameters of its blocks. */
  followed: ReadonlySet<string>;
  /** For each list, the texts of which one is on the page: the empty text, or the name of a record. */
  lists: string[][];
}

/** Read from the page document. */
export async function choosingOf(request: APIRequestContext, address: Address): Promise<Choosing> {
  const { content = [] }: { content?: ListBlock[] } = await documentOf(request, address);
  const followed = content.flatMap(({ source, search_source }) => [source?.follow ?? [], search_source?.follow ?? []].flat());
  const lists = content.flatMap(({ __component, source, empty_message }) => {
    const empty = empty_message ?? EMPTY[__component];
    return source?.follow && empty !== undefined ? [{ source, empty }] : [];
  });
  const words = lists.map(async ({ source, empty }) => [empty, ...(await namesIn(request, source))]);
  return { followed: new Set(followed), lists: await Promise.all(words) };
}
