import { FaqAnswers } from '#components/blocks/faq-finder/faq-answers.tsx';
import { FaqAside } from '#components/blocks/faq-finder/faq-aside.tsx';
import { FaqHeader } from '#components/blocks/faq-finder/faq-header.tsx';
import { FaqHeading } from '#components/blocks/faq-finder/faq-heading.tsx';
import { NoAnswers } from '#components/blocks/faq-finder/no-answers.tsx';
import { ListPages } from '#components/lists/list-pages.tsx';
import { FaqSearch } from '#components/lists/list-search.tsx';
import { TopicMenu } from '#components/lists/topic-menu.tsx';
import { listHref } from '#lib/content/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';

/** Where the answers begin. */
const ANSWERS = 'answers';

/** Questions by topic, each with an address of its own, and a search within all of them (spec 2.1 /faqs). */
export function FaqFinder({ block, place }: BlockProps<'blocks.faq-finder'>) {
  const { title, description, tabs = [], items, pagination, aside } = block;
  const { path, query, locale, language, opening } = place;
  const t = textOf(language, 'faqs');
  const term = query.search;
  const current = term === undefined ? tabs.find(({ slug }) => slug === query.tab) : undefined;
  const hrefOf = (tab: string | undefined, anchor?: string) => listHref(path, {}, { tab }, anchor);
  const count = tabs.reduce((sum, tab) => sum + (tab.count ?? 0), 0);
  const search = <FaqSearch path={path} term={term} count={count} locale={locale} language={language} />;
  return (
    <>
      {opening && title ? (
        <FaqHeader title={title} description={description} breadcrumb={opening.breadcrumb} locale={locale}>
          {search}
        </FaqHeader>
      ) : null}
      <section id={ANSWERS} className={`scroll-mt-20 ${place.surface === 'tinted' ? 'bg-khadi-50' : ''}`}>
        <div className="wrap py-8 lg:py-14">
          {opening ? null : (
            <div className="mb-8">
              {title ? <h2 className="text-h2">{title}</h2> : null}
              {search}
            </div>
          )}
          <div className={`grid gap-x-16 gap-y-6 ${tabs.length > 0 ? 'lg:grid-cols-[19rem_1fr]' : ''}`}>
            {tabs.length > 0 ? (
              <TopicMenu
                topics={tabs}
                current={current?.slug}
                hrefOf={(slug) => hrefOf(slug, ANSWERS)}
                label={t('topics')}
                choose={t('topic')}
                locale={locale}
                language={language}
              />
            ) : null}
            <div className="min-w-0">
              <FaqHeading
                term={term}
                count={pagination?.total ?? items.length}
                topic={current}
                locale={locale}
                language={language}
              />
              {items.length === 0 ? (
                <NoAnswers term={term} message={block.empty_message} locale={locale} language={language} />
              ) : (
                <FaqAnswers
                  items={items}
                  term={term}
                  hrefOf={hrefOf}
                  topicOf={(slug) => tabs.find((tab) => tab.slug === slug)}
                  locale={locale}
                  language={language}
                />
              )}
              <ListPages pagination={pagination} href={listHref(path, query, {}, ANSWERS)} locale={locale} />
              {aside ? <FaqAside {...aside} locale={locale} /> : null}
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
