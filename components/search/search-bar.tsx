import { Icon } from '#components/ui/icon.tsx';
import { SEARCH_BAR_ID } from '#lib/config/element-ids.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { SearchField } from './search-field.tsx';

interface SearchBarProps {
  labelLocale: Locale;
  placeholder: string | undefined;
}

/** The search button of the header and the search bar that it opens (spec 2.3). */
export function SearchBar({ labelLocale, placeholder }: SearchBarProps) {
  const text = textOf(labelLocale, 'search');
  return (
    <>
      <button type="button" popoverTarget={SEARCH_BAR_ID} aria-label={text('open')} className="icon-btn search-button">
        <Icon name="search" />
      </button>
      <div id={SEARCH_BAR_ID} popover="auto" className="sheet search-sheet">
        <div className="wrap">
          <SearchField kind="bar" placeholder={placeholder} autoFocus labelLocale={labelLocale}>
            <span className="search-divider" aria-hidden="true" />
            <button
              type="button"
              popoverTarget={SEARCH_BAR_ID}
              popoverTargetAction="hide"
              data-search-close=""
              aria-label={text('close')}
              className="icon-btn"
            >
              <Icon name="x" />
            </button>
          </SearchField>
        </div>
      </div>
    </>
  );
}
