import { EmptyState } from '#components/lists/empty-state.tsx';
import { searchHref } from '#components/search/search-href.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Props {
  term: string | undefined;
  /** The sentence of the content. */
  message: string | undefined;
  language: Locale;
}

/** Says that no question was found; after a search it links to the search of the whole site. */
export function NoAnswers({ term, message, language }: Props) {
  const t = textOf(language, 'faqs');
  if (term === undefined) return <EmptyState icon="circle-help" title={message ?? t('empty')} />;
  return (
    <EmptyState
      icon="search-x"
      title={message ?? t('none')}
      hint={t('noneHint')}
      links={[{ label: t('searchSite'), href: searchHref(term, undefined) }]}
    />
  );
}
