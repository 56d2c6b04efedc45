import { ChipLinks } from '#components/lists/chip-links.tsx';
import { type Option, optionsOf } from '#components/lists/filters.ts';
import { type List, listAddress } from '#components/lists/list.ts';
import { listLinks } from '#components/lists/list-links.ts';
import type { BlockOf } from '#lib/content/contract/blocks.ts';
import { textOf } from '#lib/i18n/text.ts';

/** A list with fewer banks needs no index of first letters. */
const INDEX_MIN = 20;

interface FilterProps {
  param: 'tier' | 'letter';
  label: string;
  options: readonly Option[];
  list: List;
}

/** One filter as links. It is left out when there is only one option to choose. */
function BankFilter({ param, label, options, list }: FilterProps) {
  const current = list.query[param];
  const choices = options.filter(({ count }) => count > 0).map(({ slug, label: text }) => ({ slug, label: text }));
  if (choices.length < 2 && current === undefined) return null;
  return (
    <ChipLinks
      label={label}
      heading={
        <p className="font-medium" aria-hidden="true">
          {label}
        </p>
      }
      links={listLinks(choices, {
        current,
        hrefOf: (slug) => listAddress(list, { [param]: slug }),
        all: textOf(list.language, 'banks')('all'),
        language: list.language,
      })}
      className="mt-6"
    />
  );
}

/** The filters of a list of banks: the cards of the list, and the first letter when the list is long and not searched. */
export function BankFilters({ block: { facets, source }, list }: { block: BlockOf<'blocks.bank-list'>; list: List }) {
  const t = textOf(list.language, 'banks');
  const cards = source?.query?.card?.split(',');
  const letters = optionsOf(facets, 'letter');
  const isLong = letters.reduce((sum, { count = 0 }) => sum + count, 0) >= INDEX_MIN;
  const tiers = optionsOf(facets, 'tier').filter(({ slug }) => cards?.includes(slug) ?? true);
  return (
    <>
      <BankFilter param="tier" label={t('tier')} options={tiers} list={list} />
      {list.query.letter !== undefined || (isLong && list.query.search === undefined) ? (
        <BankFilter param="letter" label={t('letters')} options={letters} list={list} />
      ) : null}
    </>
  );
}
