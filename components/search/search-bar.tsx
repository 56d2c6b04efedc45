import { SEARCH_BAR_ID } from '#components/layout/ids.ts';
import { Icon } from '#components/ui/icon.tsx';
import { SEARCH_TEXT_MAX } from '#lib/constants.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { settings } from '#lib/settings.ts';
import { searchIds } from './ids.ts';
import { SearchIsland } from './search-island.client.tsx';
import { searchLabels } from './search-labels.ts';

interface SearchBarProps {
  locale: Locale;
  /** The language of the labels. */
  copy: Locale;
  placeholder: string | undefined;
  /** Where the button stands. */
  className: string;
}

/** The search icon and the bar it opens under the main bar (spec 2.3): a plain form that leads to the search page, with an island. */
export function SearchBar({ locale, copy, placeholder, className }: SearchBarProps) {
  const text = textOf(copy, 'search');
  const ids = searchIds('bar');
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
          <search>
            <form
              id={ids.form}
              action={localizePath('/search', locale)}
              method="get"
              className="flex items-center gap-1 rounded-md border-2 border-mor-700 bg-white px-1 md:gap-2"
            >
              <button type="submit" aria-label={text('submit')} className="icon-btn text-mor-700">
                <Icon name="search" />
              </button>
              <input
                type="text"
                name="searchItem"
                required
                maxLength={SEARCH_TEXT_MAX}
                autoFocus
                autoComplete="off"
                enterKeyHint="search"
                aria-label={text('title')}
                placeholder={placeholder ?? text('placeholder')}
                className="search-input min-h-12 w-full min-w-0 bg-transparent text-ellipsis md:min-h-14 md:text-lead"
              />
              <span id={ids.voice} className="contents" />
              <span className="h-6 border-s border-khadi-300" aria-hidden="true" />
              <button
                type="button"
                popoverTarget={SEARCH_BAR_ID}
                popoverTargetAction="hide"
                aria-label={text('close')}
                className="icon-btn"
              >
                <Icon name="x" />
              </button>
            </form>
            <SearchIsland place="bar" locale={locale} site={settings.PRODUCT_SLUG} labels={searchLabels(copy)} />
          </search>
        </div>
      </div>
    </>
  );
}
