import { EmptyState } from '#components/lists/empty-state.tsx';
import { ListPages } from '#components/lists/list-pages.tsx';
import { TabLinks } from '#components/lists/tab-links.tsx';
import { Link } from '#components/ui/link.tsx';
import { Markdown } from '#components/ui/markdown.tsx';
import { langOf } from '#components/ui/part-language.ts';
import { SectionHeader } from '#components/ui/section-header.tsx';
import type { BlockOf } from '#lib/content/contract/blocks.ts';
import { listHref } from '#lib/content/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { CardGrid } from './card-grid.tsx';

/** Where the list stands, so that a tab or a page of it opens at the list. */
const ANCHOR = 'cards';

/** The noun of a list by what its source has: cards, accessories, or designs for one. */
function countKey(source: BlockOf<'blocks.card-finder'>['source']): 'count' | 'countAccessories' | 'countDesigns' {
  if (source?.path === '/api/accessories-list') return 'countAccessories';
  return source?.path.endsWith('-card-studio/cards') ? 'countDesigns' : 'count';
}

/** Cards by tab with paging (spec 2.1); a card opens its details, and up to three can be ticked to be compared. */
export function CardFinder({ block, place }: BlockProps<'blocks.card-finder'>) {
  const { title, description, view_all, cards, tabs = [], open_first_tab, pagination, empty_message } = block;
  const { locale, language, surface, path, query } = place;
  const t = textOf(language, 'cards');
  const hrefOf = (slug: string | undefined) => listHref(path, query, { tab: slug, card: undefined }, ANCHOR);
  const follows = block.source === undefined || block.source.follow?.includes('page_no') === true;
  const paged = pagination !== undefined && follows;
  const counted = pagination !== undefined && (paged || pagination.total <= cards.length);
  const open = tabs.find(({ slug }) => slug === query.tab) ?? (open_first_tab ? tabs[0] : undefined);
  return (
    <Section surface={surface} id={ANCHOR}>
      {title ? (
        <SectionHeader title={title} description={description} viewAll={view_all} locale={locale} language={language} />
      ) : (
        <h2 className="sr-only">{t('list')}</h2>
      )}
      {tabs.length > 0 ? (
        <div className="mt-6">
          <TabLinks
            tabs={tabs}
            current={open?.slug}
            hrefOf={hrefOf}
            all={open_first_tab ? undefined : { label: t('all'), href: hrefOf(undefined) }}
            label={t('tabs')}
            locale={locale}
            language={language}
          />
        </div>
      ) : null}
      {open?.description ? (
        <div {...langOf(open, language)}>
          <Markdown locale={locale} className="mt-6 text-muted">
            {open.description}
          </Markdown>
        </div>
      ) : null}
      {cards.length > 0 ? (
        <div className={title || tabs.length > 0 ? 'mt-6' : ''}>
          {counted ? <p className="mb-4 text-sm text-muted">{t(countKey(block.source), { count: pagination.total })}</p> : null}
          <CardGrid block={block} place={place} />
        </div>
      ) : (
        <EmptyState icon="wallet-cards" title={empty_message ?? t('none')} className="mt-6">
          <p className="mt-4">
            <Link href={hrefOf(undefined)} locale={locale} className="btn btn-secondary">
              {t('showAll')}
            </Link>
          </p>
        </EmptyState>
      )}
      <ListPages pagination={paged ? pagination : undefined} href={listHref(path, query, {}, ANCHOR)} locale={locale} />
    </Section>
  );
}
