import { Marked } from '#components/search/marked.tsx';
import { Accordion } from '#components/ui/accordion.tsx';
import { Link } from '#components/ui/link.tsx';
import { Markdown } from '#components/ui/markdown.tsx';
import type { FaqItem } from '#lib/content/contract/records/faq.ts';
import { anchorOf } from '#lib/html/anchor.ts';
import { keyed } from '#lib/html/keyed.ts';
import { directionOf, isLocale, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Props {
  items: readonly FaqItem[];
  /** What was searched for, if anything was: its words are marked. */
  term: string | undefined;
  /** The address of a question, on the page of its topic. */
  hrefOf: (topic: string | undefined, anchor: string) => string;
  /** The title of a topic. */
  topicOf: (slug: string | undefined) => string | undefined;
  locale: Locale;
  language: Locale;
}

/** Up to this many answers that a search found are open from the start. */
const OPEN_FOUND = 3;

/** Questions with their answers; the address of each opens it (spec 4: closed unless the content says otherwise). */
export function FaqAnswers({ items, term, hrefOf, topicOf, locale, language }: Props) {
  const t = textOf(language, 'faqs');
  return (
    <div className="border-t border-khadi-200">
      {keyed(items, ({ slug, question }) => slug ?? anchorOf(question)).map(({ key, item }) => {
        const { slug, question, answer, tab_slug: topic, show_by_default: open, locale: given } = item;
        const other = given !== undefined && given !== language;
        const anchor = slug ?? anchorOf(question);
        const name = term ? topicOf(topic) : undefined;
        return (
          <div key={key} lang={other ? given : undefined} dir={other && isLocale(given) ? directionOf(given) : undefined}>
            <Accordion
              title={question}
              heading={
                term ? (
                  <span>
                    <Marked text={question} term={term} />
                  </span>
                ) : (
                  question
                )
              }
              open={term === undefined ? open : items.length <= OPEN_FOUND}
              id={anchor}
            >
              <Markdown locale={locale} term={term} className="text-muted">
                {answer}
              </Markdown>
              <p className="mt-2 text-sm text-muted">
                <Link
                  href={hrefOf(topic, anchor)}
                  locale={locale}
                  aria-label={t('permalinkOf', { question })}
                  className="inline-flex min-h-11 items-center underline decoration-khadi-300 hover:text-ink"
                >
                  {t('permalink')}
                </Link>
                {name ? <span className="ms-3">{name}</span> : null}
              </p>
            </Accordion>
          </div>
        );
      })}
    </div>
  );
}
