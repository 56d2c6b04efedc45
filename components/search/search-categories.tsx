import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { SEARCH_CATEGORIES_ID } from '#lib/config/element-ids.ts';
import type { SearchAnswer } from '#lib/contract/documents.ts';
import { localizePath } from '#lib/i18n/locales.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';
import { searchHref } from './search-href.ts';

/** The slug that a service may use for the count of all results. */
const ALL = 'all';

interface Category {
  /** Not set for all results. */
  slug: string | undefined;
  name: string;
  count: number;
}

/**
 * The tabs of the results: everything, then the categories of the service.
 * @param allName fallback name of the first tab
 */
export function categoriesOf(counts: SearchAnswer['category_counts'], allName: string): Category[] {
  const all = counts.find(({ slug }) => slug === ALL);
  const rest = counts.filter(({ slug }) => slug !== ALL);
  const sum = rest.reduce((total, { count }) => total + count, 0);
  return [
    { slug: undefined, name: all?.category_name ?? allName, count: all?.count ?? sum },
    ...rest.map(({ slug, category_name, count }) => ({ slug, name: category_name, count })),
  ];
}

/** The tab with a slug, or the first. */
export function chosenCategory(categories: readonly Category[], slug: string | undefined): Category | undefined {
  return categories.find((category) => category.slug === slug) ?? categories[0];
}

/** On narrow screens: a button that opens a form with radio buttons, without script. */
export function CategoriesPopup({ categories, chosen, term }: SearchCategoriesProps) {
  const locale = useLocale();
  const text = useText('search');
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={SEARCH_CATEGORIES_ID}
        aria-haspopup="dialog"
        className="beside-dialog field flex items-center justify-between gap-3 text-start"
      >
        <span>
          <span className="sr-only">{text('showIn')}: </span>
          {chosen?.name} <span className="text-muted figures">({chosen?.count})</span>
        </span>
        <Icon name="chevron-down" className="size-5 shrink-0" />
      </button>
      <div id={SEARCH_CATEGORIES_ID} popover="auto" role="dialog" aria-label={text('showIn')} className="popup modal-popover p-5">
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
                    <span className="text-sm text-muted figures">{category.count}</span>
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

export interface SearchCategoriesProps {
  categories: Category[];
  chosen: Category | undefined;
  term: string;
}

/** With counts, on wide screens; a link leads to the first page. */
export function SearchCategories({ categories, chosen, term }: SearchCategoriesProps) {
  const text = useText('search');
  return (
    <nav aria-label={text('categories')} className="min-w-0 self-start max-lg:hidden">
      <ul>
        {categories.map((category) => (
          <li key={category.slug ?? ''}>
            <Link
              href={searchHref(term, category.slug)}
              aria-current={category === chosen ? 'true' : undefined}
              className={`flex min-h-12 items-center justify-between gap-3 border-s-[3px] py-2 ps-4 pe-3 no-underline ${
                category === chosen ? 'border-genda-400 bg-mor-50 font-semibold' : 'border-khadi-200 hover:border-mor-300'
              }`}
            >
              {category.name}
              <span className="text-sm font-normal text-muted figures">{category.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
