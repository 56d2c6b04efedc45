import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { SEARCH_TEXT_MAX } from '#lib/constants.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { settings } from '#lib/settings.ts';
import { searchIds } from './ids.ts';
import { SearchIsland } from './search-island.client.tsx';
import { searchLabels } from './search-labels.ts';

interface SearchFormProps {
  term: string;
  placeholder: string | undefined;
  locale: Locale;
}

/** The form of the search page: it keeps what was typed and works without script (spec 2.3, 2.4). */
export function SearchForm({ term, placeholder, locale }: SearchFormProps) {
  const text = textOf(locale, 'search');
  const ids = searchIds('page');
  return (
    <search className="relative mt-3 block md:mt-4">
      <form
        id={ids.form}
        action={localizePath('/search', locale)}
        method="get"
        className="flex items-center gap-1 rounded-md border-[1.5px] border-khadi-500 bg-white px-1"
      >
        <button type="submit" aria-label={text('submit')} className="icon-btn text-mor-700">
          <Icon name="search" />
        </button>
        <input
          type="text"
          name="searchItem"
          required
          maxLength={SEARCH_TEXT_MAX}
          defaultValue={term}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={text('title')}
          placeholder={placeholder ?? text('placeholder')}
          className="search-input min-h-14 w-full min-w-0 bg-transparent px-2 text-lead text-ellipsis"
        />
        <span id={ids.voice} className="contents" />
        <Link id={ids.close} href="/" locale={locale} aria-label={text('clear')} className="icon-btn">
          <Icon name="x" />
        </Link>
      </form>
      <SearchIsland place="page" locale={locale} site={settings.PRODUCT_SLUG} labels={searchLabels(locale)} />
    </search>
  );
}
