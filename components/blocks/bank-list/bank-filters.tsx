import { Link } from '#components/ui/link.tsx';
import type { BlockOf } from '#lib/content/contract/blocks.ts';
import type { PageParam } from '#lib/content/page-params.ts';
import { listHref } from '#lib/content/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockPlace } from '../block.ts';

/** Where the list stands, so that a filter, a search or a page of it opens at the list. */
export const BANKS_ANCHOR = 'banks';

interface Props {
  block: BlockOf<'blocks.bank-list'>;
  place: BlockPlace;
}

interface Choice {
  slug: string;
  label: string;
}

/** The choices of one filter that would leave a bank. */
function choicesOf({ facets = [] }: Props['block'], name: PageParam): Choice[] {
  return facets.find((facet) => facet.name === name)?.options.filter(({ count }) => count > 0) ?? [];
}

/** The address of the list with one filter changed; a search has no letters. */
export function banksHref({ path, query }: BlockPlace, changes: Parameters<typeof listHref>[2]): string {
  return listHref(path, query, changes, BANKS_ANCHOR);
}

interface LinksProps {
  name: 'tier' | 'letter';
  title: string;
  choices: readonly Choice[];
  place: BlockPlace;
  listClass: string;
  /** The look of a choice; the one that takes the filter away has no slug. */
  look: (slug: string | undefined, chosen: boolean) => string;
}

/** The choices of one filter as links, after the one that takes it away. */
function FilterLinks({ name, title, choices, place, listClass, look }: LinksProps) {
  const chosen = place.query[name];
  if (choices.length < 2 && chosen === undefined) return null;
  return (
    <nav aria-label={title} className="mt-6">
      <p className="font-medium" aria-hidden="true">
        {title}
      </p>
      <ul className={`mt-2 flex flex-wrap ${listClass}`}>
        {[{ slug: undefined, label: textOf(place.language, 'banks')('all') }, ...choices].map(({ slug, label }) => (
          <li key={slug ?? ''}>
            <Link
              href={banksHref(place, { [name]: slug })}
              locale={place.locale}
              aria-current={slug === chosen ? 'page' : undefined}
              className={look(slug, slug === chosen)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The cards by which the list can be narrowed: those it is about, when it is not about every card. */
export function TierFilter({ block, place }: Props) {
  const about = block.source?.query?.card?.split(',');
  const tiers = choicesOf(block, 'tier').filter(({ slug }) => about === undefined || about.includes(slug));
  const title = textOf(place.language, 'banks')('tier');
  return <FilterLinks name="tier" title={title} choices={tiers} place={place} listClass="gap-2" look={() => 'chip'} />;
}

/** The letters that names of banks begin with, as links. */
export function LetterFilter({ block, place }: Props) {
  if (place.query.search !== undefined) return null;
  return (
    <FilterLinks
      name="letter"
      title={textOf(place.language, 'banks')('letters')}
      choices={choicesOf(block, 'letter')}
      place={place}
      listClass=""
      look={(slug, chosen) =>
        `grid min-h-11 min-w-11 place-items-center rounded-md font-semibold no-underline ${slug ? '' : 'px-3'} ${chosen ? 'bg-mor-800 text-white' : 'hover:bg-mor-50'}`
      }
    />
  );
}
