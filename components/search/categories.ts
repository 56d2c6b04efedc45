import type { SearchAnswer } from '#lib/content/contract/documents.ts';

/** The slug that a service may use for the count of all results. */
const ALL = 'all';

export interface Category {
  /** Not set for all results. */
  slug: string | undefined;
  name: string;
  count: number;
}

/**
 * The tabs of the results: everything first, then the categories of the service (spec 2.4).
 * @param allName name of the first tab when the service does not name it
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

/** The tab with a slug, or else the first one (spec 4). */
export function chosenCategory(categories: readonly Category[], slug: string | undefined): Category | undefined {
  return categories.find((category) => category.slug === slug) ?? categories[0];
}
