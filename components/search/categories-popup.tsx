import { Icon } from '#components/ui/icon.tsx';
import { SEARCH_CATEGORIES_ID } from '#lib/config/element-ids.ts';
import { localizePath } from '#lib/i18n/locales.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';
import type { SearchCategoriesProps } from './search-categories.tsx';

/** The categories on narrow screens: a button that opens a form with radio buttons, without script (spec 2.4). */
export function CategoriesPopup({ categories, chosen, term }: SearchCategoriesProps) {
  const locale = useLocale();
  const text = useText('search');
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={SEARCH_CATEGORIES_ID}
        aria-haspopup="dialog"
        className="field flex items-center justify-between gap-3 text-start"
      >
        <span>
          <span className="sr-only">{text('showIn')}: </span>
          {chosen?.name} <span className="text-muted tabular-nums">({chosen?.count})</span>
        </span>
        <Icon name="chevron-down" className="size-5 shrink-0" />
      </button>
      <div
        id={SEARCH_CATEGORIES_ID}
        popover="auto"
        role="dialog"
        aria-label={text('showIn')}
        className="categories-popup modal-popover"
      >
        <form action={localizePath('/search', locale)} method="get">
          <input type="hidden" name="searchItem" value={term} />
          <fieldset>
            <legend className="text-h4 font-semibold">{text('showIn')}</legend>
            <ul className="mt-2">
              {categories.map((category) => (
                <li key={category.slug ?? ''}>
                  <label className="flex min-h-12 items-center gap-3">
                    <input
                      type="radio"
                      name="category"
                      value={category.slug ?? ''}
                      defaultChecked={category === chosen}
                      autoFocus={category === chosen}
                      className="size-5 shrink-0 accent-mor-700"
                    />
                    <span className="min-w-0 grow">{category.name}</span>
                    <span className="text-sm text-muted tabular-nums">{category.count}</span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
          <button type="submit" className="btn btn-primary mt-3 w-full">
            {text('show')}
          </button>
        </form>
      </div>
    </div>
  );
}
