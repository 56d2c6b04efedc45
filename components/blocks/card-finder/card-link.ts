import type { BlockOf } from '#lib/contract/blocks/block.ts';
import { cardViewPath } from '#lib/contract/blocks/card-view.ts';
import { listHref, type PageQuery } from '#lib/contract/page-query.ts';
import type { Card } from '#lib/contract/records/card.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Context {
  view: BlockOf<'blocks.card-finder'>['view'];
  path: string;
  query: PageQuery;
  language: Locale;
}

/** Address and label of a card's View link. A section of the same page keeps the page number of the list. */
export function cardLink(card: Card, { view, path, query, language }: Context): { href: string; label: string } {
  const { slug, title } = card;
  const onPage = listHref(path, query, { card: slug, page_no: query.page_no }, view?.anchor);
  return {
    href: cardViewPath(card, view) ?? onPage,
    label: view?.label?.replaceAll('{title}', title) ?? textOf(language, 'cards')('view', { title }),
  };
}
