import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { pageCount, pageHref, pageWindow } from './page-numbers.ts';

interface Props {
  /** The current page, from 1. */
  page: number;
  totalItems: number;
  pageSize: number;
  /** The address of the list, with its query. */
  href: string;
  locale: Locale;
}

interface StepProps {
  to: number | undefined;
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  href: string;
  locale: Locale;
  rel: 'prev' | 'next';
}

function Step({ to, label, icon, href, locale, rel }: StepProps) {
  const picture = <Icon name={icon} className="size-5 rtl:-scale-x-100" />;
  if (to === undefined) {
    return (
      <button type="button" disabled aria-label={label} className="icon-btn border-[1.5px] border-khadi-300">
        {picture}
      </button>
    );
  }
  return (
    <Link
      href={pageHref(href, to)}
      locale={locale}
      rel={rel}
      aria-label={label}
      className="icon-btn border-[1.5px] border-mor-700 text-mor-700"
    >
      {picture}
    </Link>
  );
}

/** The pages of a list, each with an address; nothing when there is one page (spec 4). */
export function Paginator({ page, totalItems, pageSize, href, locale }: Props) {
  const pages = pageCount(totalItems, pageSize);
  if (pages < 2) return null;
  const current = Math.min(Math.max(1, page), pages);
  const t = textOf(locale, 'paginator');
  return (
    <nav aria-label={t('label')} className="flex flex-wrap items-center justify-center gap-1.5">
      <Step
        to={current > 1 ? current - 1 : undefined}
        label={t('previous')}
        icon="chevron-left"
        href={href}
        locale={locale}
        rel="prev"
      />
      {pageWindow(current, pages).map((entry) =>
        entry === 'ellipsis' ? (
          <span key={entry} className="w-7 text-center text-muted" aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={entry}
            href={pageHref(href, entry)}
            locale={locale}
            aria-label={t('page', { page: entry })}
            aria-current={entry === current ? 'page' : undefined}
            className={`grid size-11 place-items-center rounded-md font-semibold tabular-nums no-underline ${entry === current ? 'bg-mor-800 text-white' : 'hover:bg-mor-50'}`}
          >
            {entry}
          </Link>
        ),
      )}
      <Step
        to={current < pages ? current + 1 : undefined}
        label={t('next')}
        icon="chevron-right"
        href={href}
        locale={locale}
        rel="next"
      />
    </nav>
  );
}
