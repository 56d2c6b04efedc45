import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Props {
  /** The content's own words. */
  message: string | undefined;
  /** Where the same search finds lounges: abroad, say. */
  elsewhere: { label: string; count: number; href: string } | undefined;
  /** The address of the whole list. */
  all: string;
  locale: Locale;
  language: Locale;
}

/** What stands where no lounge was found, with the nearest ways out. */
export function NoLounges({ message, elsewhere, all, locale, language }: Props) {
  const t = textOf(language, 'lounges');
  return (
    <EmptyState icon="search-x" title={message ?? t('none')} className="mt-6">
      <p className="mt-1 text-muted">{t('noneHint')}</p>
      <p className="mt-5 flex flex-wrap justify-center gap-3">
        {elsewhere ? (
          <Link href={elsewhere.href} locale={locale} className="btn btn-primary">
            {t('elsewhere', { place: elsewhere.label, count: elsewhere.count })}
          </Link>
        ) : null}
        <Link href={all} locale={locale} className="btn btn-secondary">
          {t('showAll')}
        </Link>
      </p>
    </EmptyState>
  );
}
