import type { JsonObject } from '../localize.ts';
import type { Entry } from './entries.ts';
import { listOf, plain, text, textsIn } from './plain.ts';

/** The page whose tables list lounges, a row each: airport, lounge, place, hours, cards. */
const LOUNGES_PAGE = '/lounges';
const LOUNGE_CELLS = 5;

function questions(block: JsonObject, link: string): Entry[] {
  return listOf(block.items).map((faq) => ({
    kind: 'questions',
    title: text(faq.question),
    description: plain(text(faq.answer)),
    text: textsIn(faq).join(' '),
    link,
  }));
}

/** An offer leads to where this site shows it: the shop's own address is on the offer. */
function offerLink(offer: JsonObject, link: string): string {
  const own = text(offer.link);
  if (own.startsWith('/')) return own;
  const tab = text(offer.tab_slug);
  return tab ? `${link}?tab=${encodeURIComponent(tab)}` : link;
}

function offers(block: JsonObject, link: string): Entry[] {
  return listOf(block.offers).map((offer) => ({
    kind: 'offers',
    title: text(offer.title),
    description: plain(text(offer.description)),
    text: textsIn(offer).join(' '),
    link: offerLink(offer, link),
  }));
}

function cards(block: JsonObject, link: string): Entry[] {
  return listOf(block.cards).map((card) => ({
    kind: 'cards',
    title: text(card.title),
    description: plain(text(card.description)),
    text: textsIn(card).join(' '),
    link: card.slug ? `${link}#${text(card.slug)}` : link,
  }));
}

function lounges(block: JsonObject, link: string): Entry[] {
  if (link !== LOUNGES_PAGE || !Array.isArray(block.rows)) return [];
  const rows = block.rows.map((row) => textsIn(row)).filter((row) => row.length === LOUNGE_CELLS);
  return rows.map(([airport = '', name = '', ...rest]) => ({
    kind: 'lounges',
    title: `${name}, ${airport}`,
    description: plain(rest.join(' · ')),
    text: '',
    link,
  }));
}

type Reader = (block: JsonObject, link: string) => Entry[];

const READERS: ReadonlyMap<string, Reader> = new Map([
  ['blocks.faq', questions],
  ['blocks.offer-list', offers],
  ['blocks.card-list', cards],
  ['blocks.table', lounges],
]);

/**
 * The records on a block that can be found by themselves.
 * @param link the address of the page the block is on
 */
export function recordsOf(block: JsonObject, link: string): Entry[] {
  return (READERS.get(text(block.__component))?.(block, link) ?? []).filter(({ title }) => title !== '');
}
