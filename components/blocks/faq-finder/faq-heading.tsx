import { langAttributes } from '#components/ui/content-language.ts';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import type { Tab } from '#lib/content/contract/records/tab.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Props {
  term: string | undefined;
  count: number;
  topic: Tab | undefined;
  language: Locale;
}

/** The heading of the list: the open topic, or the search text with the number of answers. */
export function FaqHeading({ term, count, topic, language }: Props) {
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
