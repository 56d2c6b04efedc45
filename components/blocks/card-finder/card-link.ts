import type { BlockOf } from '#lib/content/contract/blocks.ts';
import type { Card } from '#lib/content/contract/records/card.ts';
import { listHref, type PageQuery } from '#lib/content/page-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** Where the details of a card stand on a page that shows them. */
export const DETAILS_ANCHOR = 'card-details';

interface Given {
  view: BlockOf<'blocks.card-finder'>['view'];
  path: string;
  query: PageQuery;
  language: Locale;
}

/**
 * Where a card's View leads and what it says: its details on the same page, or the address or section that the block gives;
 * a section chosen for a card leaves the list at its page.
 */
export function viewOf({ slug, title }: Card, { view, path, query, language }: Given): { href: string; label: string } {
  const onPage =
    view?.anchor === undefined
      ? listHref(path, query, { card: slug }, DETAILS_ANCHOR)
      : listHref(path, query, { card: slug, page_no: query.page_no }, view.anchor);
  return {
    href: view?.link?.replaceAll('{slug}', slug) ?? onPage,
    label: view?.label?.replaceAll('{title}', title) ?? textOf(language, 'cards')('view', { title }),
  };
}
