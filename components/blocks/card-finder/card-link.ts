import { cardViewPath } from '#lib/content/blocks/card-view.ts';
import type { BlockOf } from '#lib/content/contract/blocks.ts';
import type { Card } from '#lib/content/contract/records/card.ts';
import { listHref, type PageQuery } from '#lib/content/page-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Context {
  view: BlockOf<'blocks.card-finder'>['view'];
  path: string;
  query: PageQuery;
  language: Locale;
}

/**
 * Address and label of a card's View link: its page, or what the block says. A section chosen for a card keeps the page number of
 * the list.
 */
export function cardLink(card: Card, { view, path, query, language }: Context): { href: string; label: string } {
  const { slug, title } = card;
  const onPage = listHref(path, query, { card: slug, page_no: query.page_no }, view?.anchor);
  return {
    href: cardViewPath(card, view) ?? onPage,
    label: view?.label?.replaceAll('{title}', title) ?? textOf(language, 'cards')('view', { title }),
  };
}
