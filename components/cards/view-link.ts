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

/** Where a card's View leads and what it says: its details on the same page, or the address that the block gives. */
export function viewOf({ slug, title }: Card, { view, path, query, language }: Given): { href: string; label: string } {
  return {
    href: view?.link?.replaceAll('{slug}', slug) ?? listHref(path, query, { card: slug }, DETAILS_ANCHOR),
    label: view?.label?.replaceAll('{title}', title) ?? textOf(language, 'cards')('view', { title }),
  };
}
