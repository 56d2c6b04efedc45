'use client';

import { createPortal } from 'react-dom';
import { isVoiceSupported } from '#components/voice/recognition.ts';
import { VoiceSearch } from '#components/voice/voice-search.client.tsx';
import { searchIds } from '#lib/config/element-ids.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { openSearch } from './navigate.ts';
import type { SearchIslandProps } from './search-island.client.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useBackLink } from './use-back-link.ts';
import { useCombobox } from './use-combobox.ts';

const LIST = {
  bar: 'py-3',
  page: 'absolute inset-x-0 top-full z-10 mt-1 rounded-md border border-khadi-200 bg-white p-2 shadow-over',
};

/** Suggestions and, in browsers with speech recognition, the voice search of a search form (spec 2.3). */
export function SearchAssist({ kind, site, labels }: SearchIslandProps) {
  const locale = useLocale();
  const { list, voice } = searchIds(kind);
  const search = (newText: string) => {
    setText(newText);
    openSearch(newText, locale);
  };
  const { text, titles, shown, settled, failure, active, setText } = useCombobox({ kind, site, onChoose: search });
  useBackLink(searchIds(kind).close);
  const voiceSlot = document.getElementById(voice);
  return (
    <>
      {shown ? (
        <SuggestionList
          id={list}
          label={labels.suggestions}
          titles={titles}
          typed={text}
          active={active}
          className={LIST[kind]}
          onChoose={search}
        />
      ) : null}
      <p role="status" className={failure === undefined ? 'sr-only' : `${LIST[kind]} text-muted`}>
        {failure === undefined ? (settled ? labels.counts[titles.length] : '') : failure || labels.failed}
      </p>
      {voiceSlot && isVoiceSupported() ? createPortal(<VoiceSearch labels={labels.voice} onText={search} />, voiceSlot) : null}
    </>
  );
}
