'use client';

import { searchIds } from '#lib/config/element-ids.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { openFromSearch } from './open-from-search.ts';
import { searchHref } from './search-href.ts';
import type { SearchIslandProps } from './search-labels.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';
import { preloadSuggestions, type Suggestion } from './use-suggestions.ts';

// This chunk comes while the page is hydrated.
preloadSuggestions(document.activeElement);

const LIST = {
  bar: 'py-3',
  page: 'absolute inset-x-0 top-full z-10 mt-1 rounded-md hairline bg-raised p-2 shadow-over',
};

/** Suggestions. */
export function SearchAssist({ kind, site, mediaBase, labels }: SearchIslandProps) {
  const locale = useLocale();
  const { list } = searchIds(kind);
  const search = (newText: string) => {
    setText(newText);
    openFromSearch(searchHref(newText), locale);
  };
  const choose = ({ title, href }: Suggestion) => {
    if (href === undefined) return search(title);
    setText('');
    openFromSearch(href, locale);
  };
  const { text, suggestions, shown, settled, failure, active, setText } = useCombobox({
    kind,
    site,
    failures: labels.failures,
    onChoose: choose,
  });
  return (
    <>
      {shown ? (
        <SuggestionList
          id={list}
          labels={labels}
          suggestions={suggestions}
          mediaBase={mediaBase}
          typed={text}
          active={active}
          className={LIST[kind]}
          onChoose={choose}
        />
      ) : null}
      <p role="status" className={failure === undefined ? 'sr-only' : `${LIST[kind]} text-muted`}>
        {failure === undefined ? (settled ? labels.counts[suggestions.length] : '') : failure || labels.failed}
      </p>
    </>
  );
}
