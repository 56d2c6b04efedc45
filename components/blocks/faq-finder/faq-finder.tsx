import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { listLinks } from '#components/lists/list.ts';
import { ListSearch } from '#components/lists/list-search.tsx';
import { Pagination } from '#components/lists/pagination.tsx';
import { TopicMenu } from '#components/lists/tabs.tsx';
import { ActionButton } from '#components/ui/button.tsx';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import type { BreadcrumbItem, Button } from '#lib/contract/atoms.ts';
import { listHref } from '#lib/contract/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { FaqAnswers, FaqHeading, NoAnswers } from './faq-answers.tsx';

interface FaqHeaderProps {
  title: string;
  description: string | undefined;
  breadcrumb: readonly BreadcrumbItem[];
  children: ReactNode;
}

function FaqHeader({ title, description, breadcrumb, children }: FaqHeaderProps) {
  return (
    <section className="relative overflow-hidden bg-mor-800 text-white">
      <div className="faq-pattern jaali-white" aria-hidden="true" />
      <div className="wrap relative pt-4 pb-10 md:pb-14">
        {breadcrumb.length > 0 ? <Breadcrumb items={breadcrumb} theme="light" /> : null}
        <h1 className="mt-5 text-h1 font-bold md:mt-8">{title}</h1>
        <InlineParagraph text={description} className="mt-3 max-w-[42rem] text-lead text-on-dark-muted" />
        {children}
      </div>
    </section>
  );
}

interface Props {
  title: string;
  description?: string | undefined;
  button?: Button | undefined;
}

function FaqAside({ title, description, button }: Props) {
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-xl bg-khadi-100 p-6 md:p-8">
      <div className="min-w-[min(15rem,100%)] grow">
        <h3 className="text-h4 font-semibold">{title}</h3>
        <InlineParagraph text={description} className="text-muted [&_a]:text-mor-700 [&_a]:underline" />
      </div>
      {button ? <ActionButton button={button} /> : null}
    </div>
  );
}

const ANSWERS = 'answers';

/** Questions by topic, with a search. */
export function FaqFinder({ block, place }: BlockProps<'blocks.faq-finder'>) {
  const { title, description, tabs = [], items, pagination, aside } = block;
  const { path, query, language, opening } = place;
  const t = textOf(language, 'faqs');
  const term = query.search;
  const current = term === undefined ? tabs.find(({ slug }) => slug === query.tab) : undefined;
  const hrefOf = (tab: string | undefined, anchor?: string) => listHref(path, {}, { tab }, anchor);
  const count = tabs.reduce((sum, tab) => sum + (tab.count ?? 0), 0);
  const search = (
    <ListSearch
      list={{ path, query: { search: term }, language }}
      label={t('form')}
      labelClass="sr-only"
      placeholder={t('placeholder', { count })}
      required
      resets={[]}
      className="mt-6 max-w-[42rem] md:mt-8"
    />
  );
  return (
    <>
      {opening && title ? (
        <FaqHeader title={title} description={description} breadcrumb={opening.breadcrumb}>
          {search}
        </FaqHeader>
      ) : null}
      <section id={ANSWERS} className={`scroll-target-list ${place.surface === 'tinted' ? 'bg-khadi-50' : ''}`}>
        <div className="wrap py-8 lg:py-12">
          {opening ? null : (
            <div className="mb-8">
              {title ? <h2 className="text-h2">{title}</h2> : null}
              {search}
            </div>
          )}
          <div className={`grid grid-cols-1 gap-x-16 gap-y-6 ${tabs.length > 0 ? 'lg:grid-cols-[19rem_minmax(0,1fr)]' : ''}`}>
            {tabs.length > 0 ? (
              <TopicMenu
                label={t('topics')}
                links={listLinks(tabs, { current: current?.slug, hrefOf: (slug) => hrefOf(slug, ANSWERS), language })}
                choose={t('topic')}
              />
            ) : null}
            <div className="min-w-0">
              <FaqHeading term={term} count={pagination?.total ?? items.length} topic={current} language={language} />
              {items.length === 0 ? (
                <NoAnswers term={term} message={block.empty_message} language={language} />
              ) : (
                <FaqAnswers
                  items={items}
                  term={term}
                  hrefOf={hrefOf}
                  topicOf={(slug) => tabs.find((tab) => tab.slug === slug)}
                  language={language}
                />
              )}
              <Pagination pagination={pagination} href={listHref(path, query, {}, ANSWERS)} className="mt-8" />
              {aside ? <FaqAside {...aside} /> : null}
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
