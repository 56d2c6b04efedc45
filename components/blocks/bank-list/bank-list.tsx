import { useId } from 'react';
import { EmptyState } from '#components/lists/empty-state.tsx';
import { ListPages } from '#components/lists/list-pages.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { Markdown } from '#components/ui/markdown.tsx';
import { ViewAllLink } from '#components/ui/section-header.tsx';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { BANKS_ANCHOR, banksHref, LetterFilter, TierFilter } from './bank-filters.tsx';
import { BankRow } from './bank-row.tsx';
import { BankSearch } from './bank-search.tsx';

/** The banks that issue cards, found by name, card or first letter (spec 7 `/api/bank-lists`, `/api/bank-search`). */
export function BankList({ block, place }: BlockProps<'blocks.bank-list'>) {
  const { title, description, view_all, banks, pagination, empty_message, search_source } = block;
  const { locale, language, surface, query } = place;
  const t = textOf(language, 'banks');
  const searchId = useId();
  const total = pagination?.total ?? banks.length;
  return (
    <Section surface={surface} id={BANKS_ANCHOR} className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <div className="min-w-0">
        <h2 className="text-h2">{title ?? t('title')}</h2>
        {description ? (
          <Markdown locale={locale} className="mt-2 text-muted">
            {description}
          </Markdown>
        ) : null}
        {search_source ? <BankSearch place={place} id={searchId} /> : null}
        <TierFilter block={block} place={place} />
        <LetterFilter block={block} place={place} />
        {view_all ? (
          <ViewAllLink viewAll={view_all} locale={locale} language={language} className="btn btn-tertiary mt-4" />
        ) : null}
      </div>
      <div className="min-w-0">
        {banks.length === 0 ? (
          <EmptyState icon="search-x" title={empty_message ?? t('empty')} className={surface === 'tinted' ? '!bg-white' : ''}>
            <Link
              href={banksHref(place, { search: undefined, letter: undefined, tier: undefined })}
              locale={locale}
              className="btn btn-secondary mt-5"
            >
              {t('showAll')}
            </Link>
          </EmptyState>
        ) : (
          <>
            <p role="status" className="text-sm text-muted">
              {total > banks.length ? t('countOf', { shown: banks.length, total }) : t('count', { total })}
              {query.search && search_source ? ` ${t('for', { term: query.search })}` : ''}
            </p>
            <ul className="mt-1 grid border-t border-khadi-200 md:grid-cols-2 md:gap-x-10">
              {keyed(banks, ({ bank_name }) => bank_name).map(({ key, item }) => (
                <BankRow key={key} bank={item} locale={locale} language={language} />
              ))}
            </ul>
          </>
        )}
        <ListPages pagination={pagination} href={banksHref(place, {})} locale={locale} />
      </div>
    </Section>
  );
}
