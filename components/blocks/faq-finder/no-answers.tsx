import { EmptyState } from '#components/lists/empty-state.tsx';
import { searchHref } from '#components/search/search-href.ts';
import { Link } from '#components/ui/link.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Props {
  term: string | undefined;
  /** The content's own words. */
  message: string | undefined;
  locale: Locale;
  language: Locale;
}

/** What stands where no question was found, with the way to the search of the whole site. */
export function NoAnswers({ term, message, locale, language }: Props) {
  const t = textOf(language, 'faqs');
  if (term === undefined) return <EmptyState icon="circle-help" title={message ?? t('empty')} />;
  return (
    <EmptyState icon="search-x" title={message ?? t('none')}>
      <p className="mt-1 text-muted">{t('noneHint')}</p>
      <Link href={searchHref(term, undefined)} locale={locale} className="btn btn-secondary mt-5">
        {t('searchSite')}
      </Link>
    </EmptyState>
  );
}
