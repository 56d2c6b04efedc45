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

/** The cards by which the list can be narrowed: those it is about, when it is not about every card. */
export function TierFilter({ block, place }: Props) {
  const t = textOf(place.language, 'banks');
  const about = block.source?.query?.card?.split(',');
  const tiers = choicesOf(block, 'tier').filter(({ slug }) => about === undefined || about.includes(slug));
  const chosen = place.query.tier;
  if (tiers.length < 2 && chosen === undefined) return null;
  return (
    <nav aria-label={t('tier')} className="mt-6">
      <p className="font-medium" aria-hidden="true">
        {t('tier')}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {[{ slug: undefined, label: t('all') }, ...tiers].map(({ slug, label }) => (
          <li key={slug ?? ''}>
            <Link
              href={banksHref(place, { tier: slug })}
              locale={place.locale}
              aria-current={slug === chosen ? 'page' : undefined}
              className="chip"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The letters that names of banks begin with, as links. */
export function LetterFilter({ block, place }: Props) {
  const t = textOf(place.language, 'banks');
  const letters = choicesOf(block, 'letter');
  const chosen = place.query.letter;
  if (place.query.search !== undefined || (letters.length < 2 && chosen === undefined)) return null;
  return (
    <nav aria-label={t('letters')} className="mt-6">
      <p className="font-medium" aria-hidden="true">
        {t('letters')}
      </p>
      <ul className="mt-2 flex flex-wrap">
        {[{ slug: undefined, label: t('all') }, ...letters].map(({ slug, label }) => (
          <li key={slug ?? ''}>
            <Link
              href={banksHref(place, { letter: slug })}
              locale={place.locale}
              aria-current={slug === chosen ? 'page' : undefined}
              className={`grid min-h-11 min-w-11 place-items-center rounded-md font-semibold no-underline ${slug ? '' : 'px-3'} ${slug === chosen ? 'bg-mor-800 text-white' : 'hover:bg-mor-50'}`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
