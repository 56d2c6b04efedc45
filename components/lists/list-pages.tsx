import type { Pagination } from '#lib/content/contract/source.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { pageCount } from './page-numbers.ts';
import { Paginator } from './pagination.tsx';

interface Props {
  /** Where the list is; nothing when it is shown whole. */
  pagination: Pagination | undefined;
  /** The address of the list, with its query. */
  href: string;
  locale: Locale;
  className?: string | undefined;
}

/** The foot of a list: its pages, where there is more than one (spec 4). */
export function ListPages({ pagination, href, locale, className = 'mt-8' }: Props) {
  if (pagination === undefined || pageCount(pagination.total, pagination.page_size) < 2) return null;
  return (
    <div className={className}>
      <Paginator
        page={pagination.page}
        totalItems={pagination.total}
        pageSize={pagination.page_size}
        href={href}
        locale={locale}
      />
    </div>
  );
}
