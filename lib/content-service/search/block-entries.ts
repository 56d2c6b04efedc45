import { BLOCK_SEARCH } from '#lib/content/contract/blocks.ts';
import type { JsonObject } from '../localize.ts';
import type { Entry } from './page-entries.ts';
import { HEADINGS } from './record-entry.ts';
import { listOf, text, textsIn } from './text.ts';

/** An offer leads to where this site shows it: the shop's own address is on the offer. */
function offerLink(offer: JsonObject, link: string): string {
  const own = text(offer.link);
  if (own.startsWith('/')) return own;
  const tab = text(offer.tab_slug);
  return tab ? `${link}?tab=${encodeURIComponent(tab)}` : link;
}

const LINKS = {
  cards: ({ slug }: JsonObject, link: string) => (slug ? `${link}#${text(slug)}` : link),
  offers: offerLink,
  questions: (_question: JsonObject, link: string) => link,
};

/** Whether the text of a block belongs to the page it is on. */
export function isSearched({ __component }: JsonObject): boolean {
  return BLOCK_SEARCH.get(text(__component)) !== 'nothing';
}

/**
 * The records on a block that can be found by themselves.
 * @param link the address of the page the block is on
 */
export function recordsOf(block: JsonObject, link: string): Entry[] {
  const search = BLOCK_SEARCH.get(text(block.__component));
  if (search === undefined || search === 'nothing') return [];
  const { kind, records } = search;
  const entries = listOf(block[records]).map((record) => ({
    kind,
    ...HEADINGS[kind](record),
    text: textsIn(record).join(' '),
    link: LINKS[kind](record, link),
  }));
  return entries.filter(({ title }) => title !== '');
}
