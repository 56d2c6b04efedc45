import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { SEARCH_TEXT_MAX } from '#lib/config/constants.ts';
import { type SearchFormKind, searchIds } from '#lib/config/element-ids.ts';
import { settings } from '#lib/config/settings.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { SearchIsland } from './search-island.client.tsx';
import { searchLabels } from './search-labels.ts';

interface Props {
  kind: SearchFormKind;
  term?: string | undefined;
  placeholder: string | undefined;
  /** Whether it gets the focus when its popover opens. */
  autoFocus?: boolean | undefined;
  labelLocale: Locale;
  className?: string | undefined;
  /** After the input. */
  children: ReactNode;
}

/** A search form that works without script, with the island that enhances it (spec 2.3). */
export function SearchField({ kind, term, placeholder, autoFocus, labelLocale, children, className }: Props) {
  const locale = useLocale();
  const text = textOf(labelLocale, 'search');
  const ids = searchIds(kind);
  return (
    <search data-island="" className={className}>
      <form id={ids.form} action={localizePath('/search', locale)} method="get" className={`search-form search-form-${kind}`}>
        <button type="submit" aria-label={text('submit')} className="icon-btn text-mor-700">
          <Icon name="search" />
        </button>
        <input
          type="text"
          name="searchItem"
          required
          maxLength={SEARCH_TEXT_MAX}
          defaultValue={term}
          // biome-ignore lint/a11y/noAutofocus: it applies when the popover of the search bar opens.
          autoFocus={autoFocus}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={text('title')}
          placeholder={placeholder ?? text('placeholder')}
          className="search-input"
        />
        <span id={ids.voice} className="contents" />
        {children}
      </form>
      <SearchIsland kind={kind} site={settings.PRODUCT_SLUG} labels={searchLabels(labelLocale)} />
    </search>
  );
}
