import { LIST_ANCHOR, ORDERS, type Order } from '#components/blocks/offer-finder/offer-filters.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { listHref, type PageQuery } from '#lib/content/page-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Props {
  order: Order;
  /** The order that the address does not name. */
  usual: Order;
  path: string;
  query: PageQuery;
  locale: Locale;
  language: Locale;
}

/** The order of a list: a menu of links, so that each order has an address. */
export function SortMenu({ order, usual, path, query, locale, language }: Props) {
  const t = textOf(language, 'offerFinder');
  return (
    <details className="group relative ms-auto">
      <summary className="flex min-h-11 items-center gap-2 text-sm hover:text-mor-700">
        <span className="text-muted">{t('sort')}</span>
        <span className="flex items-center gap-1 font-semibold">
          {t(order)}
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <ul className="absolute end-0 z-10 mt-1 w-max min-w-44 max-w-[80vw] rounded-md border border-khadi-200 bg-white p-1.5 shadow-over">
        {ORDERS.map((each) => (
          <li key={each}>
            <Link
              href={listHref(path, query, { sort: each === usual ? undefined : each }, LIST_ANCHOR)}
              locale={locale}
              aria-current={each === order ? 'true' : undefined}
              className={`flex min-h-11 items-center justify-between gap-4 rounded-sm px-3 no-underline hover:bg-mor-50 ${each === order ? 'font-semibold' : ''}`}
            >
              {t(each)}
              {each === order ? <Icon name="check" className="size-5 text-mor-700" /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
