import { Icon } from '#components/ui/icon.tsx';
import { SEARCH_BAR_ID } from '#lib/config/element-ids.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { SearchField } from './search-field.tsx';

interface SearchBarProps {
  /** The language of the labels. */
  labelLocale: Locale;
  placeholder: string | undefined;
  /** For the button. */
  className: string;
}

/** The search button of the header and the search bar that it opens (spec 2.3). */
export function SearchBar({ labelLocale, placeholder, className }: SearchBarProps) {
  const text = textOf(labelLocale, 'search');
  return (
    <>
      <button
        type="button"
        popoverTarget={SEARCH_BAR_ID}
        aria-label={text('open')}
        className={`icon-btn md:bg-mor-50 ${className}`}
      >
        <Icon name="search" />
      </button>
      <div id={SEARCH_BAR_ID} popover="auto" className="sheet bg-white">
        <div className="wrap py-4 md:py-5">
          <SearchField
            kind="bar"
            placeholder={placeholder}
            autoFocus
            labelLocale={labelLocale}
            formClass="border-2 border-mor-700 md:gap-2"
            inputClass="min-h-12 md:min-h-14 md:text-lead"
          >
            <span className="h-6 border-s border-khadi-300" aria-hidden="true" />
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
