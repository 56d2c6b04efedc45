import { Icon } from '#components/ui/icon.tsx';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface SearchFormProps {
  term: string;
  placeholder: string | undefined;
  locale: Locale;
}

/** The form of the search page: it keeps what was typed and works without script (spec 2.3, 2.4). */
export function SearchForm({ term, placeholder, locale }: SearchFormProps) {
  const text = textOf(locale, 'search');
  return (
    <search>
      <form
        action={localizePath('/search', locale)}
        method="get"
        className="flex flex-wrap items-center gap-2 rounded-md border-[1.5px] border-khadi-500 bg-white p-1 ps-4"
      >
        <Icon name="search" className="text-mor-700" />
        <input
          type="search"
          name="searchItem"
          required
          maxLength={200}
          defaultValue={term}
          enterKeyHint="search"
          aria-label={text('title')}
          placeholder={placeholder ?? text('placeholder')}
          className="search-input min-h-12 min-w-0 grow basis-32 bg-transparent px-2 text-lead"
        />
        <button type="submit" className="btn btn-primary">
          {text('submit')}
        </button>
      </form>
    </search>
  );
}
