import { type List, type ListLink, listAddress, type Option, optionsOf } from '#components/lists/list.ts';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import type { PageParam } from '#lib/contract/page-params.ts';
import type { PageQuery } from '#lib/contract/page-query.ts';
import { LOUNGES_PATH, loungeCityPath } from '#lib/contract/record-paths.ts';
import { textOf } from '#lib/i18n/text.ts';

const TERMINALS = ['domestic', 'international'] as const;
export type Terminal = (typeof TERMINALS)[number];

export const LOUNGE_FILTERS = ['search', 'city', 'airport', 'card'] as const satisfies readonly PageParam[];

const NO_FILTERS = { search: undefined, city: undefined, airport: undefined, card: undefined };

/** Whether the address asks for a place: a city, an airport or a text. */
export function hasPlace({ search, city, airport }: PageQuery): boolean {
  return search !== undefined || city !== undefined || airport !== undefined;
}

interface LoungeQuery {
  /** The list without a tab that does not exist. */
  list: List;
  terminal: Terminal | undefined;
  tabs: ListLink[];
  /** The other tab, when the same search finds lounges there. */
  elsewhere: { option: Option; href: string } | undefined;
}

/** The tabs of a list of lounges. The address of the default tab has no parameter. */
export function loungeQuery({ source, facets }: BlockOf<'blocks.lounge-finder'>, given: List): LoungeQuery {
  const { terminal: asked, ...rest } = given.query;
  const named = TERMINALS.find((slug) => slug === asked);
  const list = { ...given, query: named ? given.query : rest };
  const standard = source?.query?.terminal;
  const terminal = named ?? TERMINALS.find((slug) => slug === standard);
  const place = hasPlace(list.query);
  const options = optionsOf(facets, 'terminal');
  const hrefOf = (slug: string, changes = {}) =>
    listAddress(list, { ...changes, terminal: slug === standard ? undefined : slug });
  const other = options.find(({ slug, count }) => slug !== terminal && count > 0);
  return {
    list,
    terminal,
    // A tab where nothing fits the place starts a new search; with a card alone it says why it is empty.
    tabs: TERMINALS.map((slug) => {
      const option = options.find((each) => each.slug === slug);
      const count = option?.count ?? (place ? undefined : 0);
      return {
        label: option?.label ?? textOf(list.language, 'lounges')(slug),
        href: count || !place ? hrefOf(slug) : hrefOf(slug, NO_FILTERS),
        count,
        current: slug === terminal,
      };
    }),
    elsewhere: other && { option: other, href: hrefOf(other.slug) },
  };
}

/** The page of a city, or the list when a card or another city is chosen too; without other filters where nothing was found. */
export function cityAddress(list: List, city: string | undefined, found: boolean): string {
  const filtered = found && (list.query.card !== undefined || list.query.city !== undefined);
  if (list.path === LOUNGES_PATH && city !== undefined && !filtered) return loungeCityPath(city);
  const dropped = found ? { search: undefined, airport: undefined } : { ...NO_FILTERS, terminal: undefined };
  return listAddress(list, { ...dropped, city });
}
