import { ChipLinks } from '#components/lists/chip-links.tsx';
import { EmptyState } from '#components/lists/empty-state.tsx';
import { clearAddress, type List, listAddress, listLinks, type Option, optionsOf } from '#components/lists/list.ts';
import { ListSearch } from '#components/lists/list-search.tsx';
import { Pagination } from '#components/lists/pagination.tsx';
import { ResultCount } from '#components/lists/result-count.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { Markdown } from '#components/ui/markdown.tsx';
import { ViewAllLink } from '#components/ui/section-header.tsx';
import { BANKS_ID } from '#lib/config/element-ids.ts';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import type { Bank } from '#lib/contract/records/bank.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { BankRow } from './bank-row.tsx';

/** Shorter lists have no index of letters. */
const INDEX_MIN = 20;

/** Of the banks to call, those that phones show above the fold: what to do next follows them, and the search finds the others. */
const REPORTED_FIRST = 8;

type Purpose = BlockOf<'blocks.bank-list'>['purpose'];

interface FilterProps {
  param: 'tier' | 'letter';
  label: string;
  options: readonly Option[];
  list: List;
}

/** One filter as links; nothing with a single option. */
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

function BankFilters({ block: { facets, source }, list }: { block: BlockOf<'blocks.bank-list'>; list: List }) {
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

function BankRows({ banks, language, purpose }: { banks: readonly Bank[]; language: Locale; purpose: Purpose }) {
  return (
    <ul className="bank-rows">
      {keyed(banks, ({ bank_name }) => bank_name).map(({ key, item }) => (
        <BankRow key={key} bank={item} language={language} purpose={purpose} />
      ))}
    </ul>
  );
}

/** Banks with search and filters; to report a lost card, only a search by name. */
export function BankList({ block, place }: BlockProps<'blocks.bank-list'>) {
  const { title, description, view_all, banks, pagination, empty_message, search_source, purpose } = block;
  const { language, surface, query } = place;
  const t = textOf(language, 'banks');
  const list = { ...place, anchor: BANKS_ID };
  const total = pagination?.total ?? banks.length;
  const shown = purpose === 'report' && banks.length > REPORTED_FIRST + 1 ? REPORTED_FIRST : banks.length;
  const [first, more] = [banks.slice(0, shown), banks.slice(shown)];
  return (
    <Section place={place} id={BANKS_ID} className="grid grid-cols-1 gap-3 sm:gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <div className="min-w-0">
        <h2 className="text-h2">{title ?? t('title')}</h2>
        {description ? <Markdown className="mt-2 text-muted">{description}</Markdown> : null}
        {search_source ? (
          <ListSearch
            list={list}
            label={t('search')}
            labelClass="mb-2 block font-medium max-sm:sr-only"
            placeholder={t('placeholder')}
            submitLabel={t('submit')}
            resets={['letter']}
            className="mt-4 sm:mt-6"
          />
        ) : null}
        {purpose === 'report' ? null : <BankFilters block={block} list={list} />}
        {view_all ? <ViewAllLink viewAll={view_all} language={language} className="btn btn-tertiary mt-4" /> : null}
      </div>
      <div className="min-w-0">
        {banks.length === 0 ? (
          <EmptyState
            icon="search-x"
            title={empty_message ?? t('empty')}
            links={[{ label: t('showAll'), href: clearAddress(list, ['search', 'letter', 'tier']) }]}
            className={surface === 'tinted' ? 'bg-white' : ''}
          />
        ) : (
          <>
            <ResultCount>
              {total > banks.length ? t('countOf', { shown: banks.length, total }) : t('count', { total })}
              {query.search && search_source ? ` ${t('for', { term: query.search })}` : ''}
            </ResultCount>
            <BankRows banks={first} language={language} purpose={purpose} />
            {more.length > 0 ? (
              <details className="folded bank-more">
                <summary className="plus-minus plus-minus-disc">{`${t('showAll')} (${total})`}</summary>
                <BankRows banks={more} language={language} purpose={purpose} />
              </details>
            ) : null}
          </>
        )}
        <Pagination pagination={pagination} href={listAddress(list)} className="mt-8" />
      </div>
    </Section>
  );
}
