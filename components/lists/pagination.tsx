import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Pagination as ListPage } from '#lib/contract/source.ts';
import { useText } from '#lib/i18n/use-text.ts';
import { pageCount, pageHref, pageWindow } from './page-numbers.ts';

interface Props {
  /** From 1; `undefined` when the list is shown whole. */
  pagination: Pick<ListPage, 'page' | 'page_size' | 'total'> | undefined;
  href: string;
  className?: string | undefined;
}

interface StepProps {
  rel: 'prev' | 'next';
  /** `undefined` at the end of the list. */
  to: number | undefined;
  href: string;
}

function Step({ rel, to, href }: StepProps) {
  const label = useText('paginator')(rel === 'prev' ? 'previous' : 'next');
  const icon = <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} className="size-5 points" />;
  if (to === undefined) {
    return (
      <button type="button" disabled aria-label={label} className="icon-btn">
        {icon}
      </button>
    );
  }
  return (
    <Link href={pageHref(href, to)} rel={rel} aria-label={label} className="icon-btn">
      {icon}
    </Link>
  );
}

/** Nothing for a single page. */
export function Pagination({ pagination, href, className = '' }: Props) {
  const t = useText('paginator');
  const pages = pagination ? pageCount(pagination.total, pagination.page_size) : 0;
  if (pagination === undefined || pages < 2) return null;
  const current = Math.min(Math.max(1, pagination.page), pages);
  const shown = pageWindow(current, pages);
  // With two ellipses, a phone has no room for the neighbours; the buttons lead to them.
  const crowded = shown.filter((entry) => entry === 'ellipsis').length > 1;
  const isNeighbour = (page: number) => Math.abs(page - current) === 1;
  return (
    <nav aria-label={t('label')} className={`pagination ${className}`}>
      <Step rel="prev" to={current > 1 ? current - 1 : undefined} href={href} />
      {shown.map((entry, index) =>
        entry === 'ellipsis' ? (
          <span key={`ellipsis-${shown[index + 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={entry}
            href={pageHref(href, entry)}
            aria-label={t('page', { page: entry })}
            aria-current={entry === current ? 'page' : undefined}
            className={crowded && isNeighbour(entry) ? 'page-number max-sm:hidden' : 'page-number'}
          >
            {entry}
          </Link>
        ),
      )}
      <Step rel="next" to={current < pages ? current + 1 : undefined} href={href} />
    </nav>
  );
}
