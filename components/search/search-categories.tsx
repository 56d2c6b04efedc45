import { Link } from '#components/ui/link.tsx';
import type { SearchAnswer } from '#lib/content/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { searchHref } from './search-href.ts';

interface SearchCategoriesProps {
  counts: SearchAnswer['category_counts'];
  term: string;
  /** The slug of the chosen category; the first one without. */
  selected: string | undefined;
  locale: Locale;
}

/** The categories of the results with their counts; choosing one starts at its first page (spec 2.4, 4). */
export function SearchCategories({ counts, term, selected, locale }: SearchCategoriesProps) {
  const chosen = counts.some(({ slug }) => slug === selected) ? selected : counts[0]?.slug;
  return (
    <nav aria-label={textOf(locale, 'search')('categories')} className="min-w-0 self-start">
      <ul className="max-lg:flex max-lg:gap-2 max-lg:overflow-x-auto max-lg:py-1">
        {counts.map(({ slug, category_name, count }) => (
          <li key={slug} className="max-lg:shrink-0">
            <Link
              href={searchHref(term, slug)}
              locale={locale}
              aria-current={slug === chosen ? 'true' : undefined}
              className={`flex min-h-12 items-center justify-between gap-3 border-khadi-200 ps-4 pe-3 no-underline max-lg:rounded-full max-lg:border lg:border-s-[3px] ${
                slug === chosen ? 'border-genda-400 bg-mor-50 font-semibold' : 'hover:border-mor-300'
              }`}
            >
              {category_name}
              <span className="text-sm font-normal text-muted tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
