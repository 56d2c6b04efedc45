import { EmptyState } from '#components/lists/empty-state.tsx';
import { searchHref } from '#components/search/search-href.ts';
import { Accordion } from '#components/ui/accordion.tsx';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { HighlightedText } from '#components/ui/highlighted-text.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { InlineParagraph, Markdown } from '#components/ui/markdown.tsx';
import { anchorOf } from '#lib/content/anchor.ts';
import type { FaqItem } from '#lib/contract/records/faq.ts';
import type { Tab } from '#lib/contract/records/tab.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface FaqHeadingProps {
  term: string | undefined;
  count: number;
  topic: Tab | undefined;
  language: Locale;
}

/** The open topic, or the search text with the number of answers. */
export function FaqHeading({ term, count, topic, language }: FaqHeadingProps) {
  const t = textOf(language, 'faqs');
  if (term !== undefined) {
    return (
      <div className="mb-5">
        <h2 className="text-h2 wrap-anywhere">{t('resultsFor', { term })}</h2>
        {count > 0 ? (
          <p className="mt-1 text-muted" role="status">
            {t('found', { count })}
          </p>
        ) : null}
      </div>
    );
  }
  if (topic === undefined) return null;
  return (
    <div {...langAttributes(topic, language)} className="mb-5">
      <h2 className="text-h2">{topic.title}</h2>
      <InlineParagraph text={topic.description} className="mt-1 text-muted [&_a]:text-mor-700 [&_a]:underline" />
    </div>
  );
}

interface NoAnswersProps {
  term: string | undefined;
  message: string | undefined;
  language: Locale;
}

/** After a search it links to the site search. */
export function NoAnswers({ term, message, language }: NoAnswersProps) {
  const t = textOf(language, 'faqs');
  if (term === undefined) return <EmptyState icon="circle-help" title={message ?? t('empty')} />;
  return (
    <EmptyState
      icon="search-x"
      title={message ?? t('none')}
      hint={t('noneHint')}
      links={[{ label: t('searchSite'), href: searchHref(term, undefined) }]}
    />
  );
}

interface Props {
  items: readonly FaqItem[];
  /** Its words are marked. */
  term: string | undefined;
  /** Address of a question on the page of its topic. */
  hrefOf: (topic: string | undefined, anchor: string) => string;
  topicOf: (slug: string | undefined) => Tab | undefined;
  language: Locale;
}

const OPEN_RESULTS_MAX = 3;

/** Closed unless the content says otherwise; its fragment opens a question. */
export function FaqAnswers({ items, term, hrefOf, topicOf, language }: Props) {
  return (
    <div className="hairline-t">
      {keyed(items, ({ slug, question }) => slug ?? anchorOf(question)).map(({ key, item }) => {
        const { slug, question, answer, tab_slug: topic, show_by_default: open } = item;
        const t = textOf(labelLocaleOf(item, language), 'faqs');
        const anchor = slug ?? anchorOf(key);
        const topicTab = term ? topicOf(topic) : undefined;
        return (
          <div key={key} {...langAttributes(item, language)}>
            <Accordion
              title={question}
              heading={
                term ? (
                  <span>
                    <HighlightedText text={question} term={term} />
                  </span>
                ) : (
                  question
                )
              }
              open={term === undefined ? open : items.length <= OPEN_RESULTS_MAX}
              id={anchor}
            >
              <Markdown term={term} className="text-muted">
                {answer}
              </Markdown>
              <p className="mt-2 text-sm text-muted">
                <Link
                  href={hrefOf(topic, anchor)}
                  className="inline-flex min-h-11 items-center underline decoration-khadi-300 hover:text-ink print:hidden"
                >
                  {t('permalink')}
                  <span className="sr-only">: {question}</span>
                </Link>
                {topicTab ? (
                  <span {...langAttributes(topicTab, item.locale ?? language)} className="ms-3">
                    {topicTab.title}
                  </span>
                ) : null}
              </p>
            </Accordion>
          </div>
        );
      })}
    </div>
  );
}
