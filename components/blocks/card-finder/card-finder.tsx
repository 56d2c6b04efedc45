import { EmptyState } from '#components/lists/empty-state.tsx';
import { listLinks } from '#components/lists/list.ts';
import { Pagination } from '#components/lists/pagination.tsx';
import { ResultCount } from '#components/lists/result-count.tsx';
import { Tabs } from '#components/lists/tabs.tsx';
import { langAttributes } from '#components/ui/content-language.ts';
import { Markdown } from '#components/ui/markdown.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import { CARDS_ID } from '#lib/config/element-ids.ts';
import { listHref } from '#lib/contract/page-query.ts';
import type { Card } from '#lib/contract/records/card.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { CardGrid } from './card-grid.tsx';

/** Message key of the count: a list may have only accessories or only card designs. */
function countKey(cards: readonly Card[]): 'count' | 'countAccessories' | 'countDesigns' {
  if (cards.every(({ card_type }) => card_type === 'accessory')) return 'countAccessories';
  return cards.every(({ card_type }) => card_type === 'studio') ? 'countDesigns' : 'count';
}

/** Cards by tab, with pagination and comparison. */
export function CardFinder({ block, place }: BlockProps<'blocks.card-finder'>) {
  const { title, description, view_all, cards, tabs = [], open_first_tab, pagination, empty_message } = block;
  const { language, path, query } = place;
  const t = textOf(language, 'cards');
  const hrefOf = (slug: string | undefined) => listHref(path, query, { tab: slug, card: undefined }, CARDS_ID);
  const hasPages = block.source === undefined || block.source.follow?.includes('page_no') === true;
  const paged = pagination !== undefined && hasPages;
  const counted = pagination !== undefined && (paged || pagination.total <= cards.length);
  const open = tabs.find(({ slug }) => slug === query.tab) ?? (open_first_tab ? tabs[0] : undefined);
  return (
    <Section place={place} id={CARDS_ID} className="card-finder">
      {title ? (
        <SectionHeader title={title} description={description} viewAll={view_all} language={language} className="list-header" />
      ) : (
        <h2 className="sr-only">{t('list')}</h2>
      )}
      {tabs.length > 0 ? (
        <div className="list-tabs mt-6">
          <Tabs
            label={t('tabs')}
            links={listLinks(tabs, { current: open?.slug, hrefOf, all: open_first_tab ? undefined : t('all'), language })}
          />
        </div>
      ) : null}
      {open?.description ? (
        <div {...langAttributes(open, language)} className="list-note">
          <Markdown className="mt-6 text-muted">{open.description}</Markdown>
        </div>
      ) : null}
      {cards.length > 0 ? (
        <div className={title || tabs.length > 0 ? 'list-items mt-6' : ''}>
          {counted ? <ResultCount className="mb-2">{t(countKey(cards), { count: pagination.total })}</ResultCount> : null}
          <CardGrid block={block} place={place} />
        </div>
      ) : (
        <EmptyState
          icon="wallet-cards"
          title={empty_message ?? t('none')}
          links={[{ label: t('showAll'), href: hrefOf(undefined) }]}
          className="mt-6"
        />
      )}
      <Pagination pagination={paged ? pagination : undefined} href={listHref(path, query, {}, CARDS_ID)} className="mt-8" />
    </Section>
  );
}
