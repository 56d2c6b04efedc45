import { KeptQuery } from '#components/lists/hidden-query.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { SEARCH_TEXT_MAX } from '#lib/config/constants.ts';
import { localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockPlace } from '../block.ts';
import { BANKS_ANCHOR } from './bank-filters.tsx';

/** The search for a bank by its name: a GET form that keeps the rest of the address. */
export function BankSearch({ place: { path, query, locale, language }, id }: { place: BlockPlace; id: string }) {
  const t = textOf(language, 'banks');
  return (
    <search className="mt-6 block">
      <form action={`${localizePath(path, locale)}#${BANKS_ANCHOR}`} method="get">
        <label htmlFor={id} className="block font-medium">
          {t('search')}
        </label>
        <div className="mt-2 flex items-center rounded-md border-[1.5px] border-khadi-500 bg-white hover:border-mor-700">
          <input
            id={id}
            type="search"
            name="search"
            maxLength={SEARCH_TEXT_MAX}
            defaultValue={query.search}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('placeholder')}
            className="min-h-12 w-full min-w-0 rounded-md bg-transparent px-3.5 text-ellipsis"
          />
          <button type="submit" aria-label={t('submit')} className="icon-btn me-0.5 text-mor-700">
            <Icon name="search" />
          </button>
        </div>
        <KeptQuery query={query} except={['search', 'letter', 'page_no']} />
      </form>
    </search>
  );
}
