import type { BlockOf } from '#lib/content/contract/blocks.ts';
import type { Card } from '#lib/content/contract/records/card.ts';
import { listHref, type PageQuery } from '#lib/content/page-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** Fragment of the details of a card. */
export const DETAILS_ANCHOR = 'card-details';

interface Context {
  view: BlockOf<'blocks.card-finder'>['view'];
  path: string;
  query: PageQuery;
  language: Locale;
}

/**
 * Address and label of a card's View link: its details on the same page, or what the block says. A section chosen for a card
 * keeps the page number of the list.
 */
export function cardLink({ slug, title }: Card, { view, path, query, language }: Context): { href: string; label: string } {
  const onPage =
    view?.anchor === undefined
      ? listHref(path, query, { card: slug }, DETAILS_ANCHOR)
      : listHref(path, query, { card: slug, page_no: query.page_no }, view.anchor);
  return {
    href: view?.link?.replaceAll('{slug}', slug) ?? onPage,
    label: view?.label?.replaceAll('{title}', title) ?? textOf(language, 'cards')('view', { title }),
  };
}
