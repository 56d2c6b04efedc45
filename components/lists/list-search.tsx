import { Icon } from '#components/ui/icon.tsx';
import { SEARCH_TEXT_MAX } from '#lib/config/constants.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Props {
  /** The site path of the page, without language. */
  path: string;
  term: string | undefined;
  /** How many answers there are to search in; 0 when nobody knows. */
  count: number;
  locale: Locale;
  /** The language of the words around it. */
  language: Locale;
}

/** The search within the questions: a form that leads to the same page. */
export function FaqSearch({ path, term, count, locale, language }: Props) {
  const t = textOf(language, 'faqs');
  return (
    <search className="mt-6 block max-w-[42rem] md:mt-8">
      <form
        action={localizePath(path, locale)}
        method="get"
        className="flex flex-wrap items-center gap-y-1 rounded-md bg-white py-1.5 ps-4 pe-1.5 text-ink ring-1 ring-khadi-500"
      >
        <Icon name="search" className="text-mor-700" />
        <input
          type="search"
          name="search"
          required
          maxLength={SEARCH_TEXT_MAX}
          defaultValue={term}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('form')}
          placeholder={t('placeholder', { count })}
          className="search-input min-h-11 min-w-[7rem] flex-1 rounded-sm bg-transparent px-3 text-ellipsis"
        />
        <button type="submit" className="btn btn-primary !min-h-11 max-[22rem]:w-full">
          {t('submit')}
        </button>
      </form>
    </search>
  );
}
