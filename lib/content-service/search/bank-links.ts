import { BANKS_ID } from '#lib/config/element-ids.ts';
import { ENDPOINTS } from '#lib/content/contract/endpoints.ts';
import type { JsonObject } from '../localize.ts';
import type { SitePage } from '../site-pages.ts';
import { listOf, text } from './text.ts';

/** The cards in the source of a list of banks; empty for other blocks and for lists to report a lost card. */
function cardsOf({ purpose, search_source }: JsonObject): string[] {
  const [source] = listOf([search_source ?? null]);
  if (source?.path !== ENDPOINTS.bankSearch.path || purpose === 'report') return [];
  const [query] = listOf([source.query ?? null]);
  return text(query?.card).split(',');
}

/**
 * Finds the list that shows a bank with its telephone number and its cards.
 * @param pages in the order of their preference
 * @returns from a localised bank to its address on the first page with a list of its cards; `undefined` when no list has it
 */
export function createBankLinks(pages: readonly SitePage[]): (bank: JsonObject) => string | undefined {
  const lists = pages.flatMap(({ link, document }) =>
    listOf(document.content)
      .map(cardsOf)
      .filter((cards) => cards.length > 0)
      .map((cards) => ({ link, cards })),
  );
  return ({ bank_name, card_slugs }) => {
    const issued = Array.isArray(card_slugs) ? card_slugs.map(String) : [];
    const list = lists.find(({ cards }) => cards.some((card) => issued.includes(card)));
    return list && `${list.link}?search=${encodeURIComponent(text(bank_name))}#${BANKS_ID}`;
  };
}
