import { BLOCK_SEARCH } from '#lib/contract/blocks/block.ts';
import { isObject, type JsonObject } from '../documents/localize.ts';
import { type Entry, shownIn } from './entry.ts';
import { HEADINGS } from './record-entry.ts';
import { descriptionOf, listOf, text, textsIn } from './text.ts';

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

function isSearched({ __component }: JsonObject): boolean {
  return BLOCK_SEARCH.get(text(__component)) !== 'nothing';
}

/**
 * The records on a block that can be found by themselves.
 * @param link the address of the page the block is on
 * @param locale the language of the index
 */
function recordsOf(block: JsonObject, link: string, locale: string): Entry[] {
  const search = BLOCK_SEARCH.get(text(block.__component));
  if (search === undefined || search === 'nothing') return [];
  const { kind, records } = search;
  const entries = listOf(block[records]).map((record) => ({
    kind,
    ...HEADINGS[kind](record),
    text: textsIn(record).join(' '),
    link: LINKS[kind](record, link),
    ...shownIn(block.locale, locale),
  }));
  return entries.filter(({ title }) => title !== '');
}

/**
 * The entries of a page in a language: itself, and its cards, offers, lounges and questions. What the language lacks is in
 * English.
 */
export function entriesOf(page: JsonObject, link: string, locale: string): Entry[] {
  const seo = isObject(page.seo) ? page.seo : {};
  if (seo.enable_indexing === false) return [];
  const blocks = listOf(page.content);
  const title = text(page.title) || text(seo.seo_title);
  const own = blocks.filter((block) => isSearched(block) && !(link === '/' && recordsOf(block, link, locale).length > 0));
  const entry: Entry = {
    kind: 'pages',
    title,
    description: descriptionOf(text(seo.seo_description)),
    text: [text(seo.seo_title), text(seo.seo_keywords), ...textsIn(own)].join(' '),
    link,
    ...shownIn(page.locale, locale),
  };
  return [...(title ? [entry] : []), ...blocks.flatMap((block) => recordsOf(block, link, locale))];
}
