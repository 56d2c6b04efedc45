import { Link } from '#components/ui/link.tsx';
import { useText } from '#lib/i18n/use-text.ts';
import type { Category } from './categories.ts';
import { searchHref } from './search-href.ts';

export interface SearchCategoriesProps {
  categories: Category[];
  chosen: Category | undefined;
  term: string;
}

/** The categories of the results with their counts, on wide screens; a link leads to the first page of its category (spec 2.4, 4). */
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
              <span className="text-sm font-normal text-muted tabular-nums">{category.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
