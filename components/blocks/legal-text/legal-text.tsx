import { Share } from '#components/share/share.tsx';
import { ActionButton } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { headingsOf, Markdown } from '#components/ui/markdown.tsx';
import { listHref } from '#lib/content/page-query.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { Contents } from './contents.tsx';

/** A text with fewer headings is short enough without a table of contents. */
const CONTENTS_FROM = 3;

/** A long text: its last change, what it says in short, its documents, and a table of contents beside it. */
export function LegalText({ block, place }: BlockProps<'blocks.legal-text'>) {
  const { title, description, summary, last_changed, buttons = [] } = block;
  const { language, surface, path, query } = place;
  const t = textOf(language, 'legal');
  const headings = headingsOf(description);
  const withContents = headings.length >= CONTENTS_FROM;
  return (
    <Section
      surface={surface}
      className={withContents ? 'grid grid-cols-1 items-start gap-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-16' : ''}
    >
      {withContents ? <Contents headings={headings} label={t('contents')} /> : null}
      <div className="legal-text max-w-[44rem] min-w-0">
        {title ? <h2 className="mb-4 text-h2">{title}</h2> : null}
        {last_changed ? (
          <p className="flex items-center gap-2 text-sm text-muted">
            <Icon name="calendar" className="size-5" />
            <span>
              {t('lastChanged')} <time dateTime={last_changed}>{formatDate(last_changed, language)}</time>
            </span>
          </p>
        ) : null}
        {summary ? (
          <aside aria-label={t('inShort')} className="mt-5 rounded-lg bg-mor-50 p-5 sm:p-7">
            <p className="mb-2 font-semibold">{t('inShort')}</p>
            <Markdown>{summary}</Markdown>
          </aside>
        ) : null}
        {buttons.length > 0 ? (
          <ul aria-label={t('documents')} className="mt-5 flex flex-wrap gap-3 print:hidden">
            {keyed(buttons, (button) => button.button_label).map(({ key, item: button }) => (
              <li key={key} className="max-sm:w-full">
                <ActionButton button={button} variant="secondary" className="max-sm:w-full" />
              </li>
            ))}
          </ul>
        ) : null}
        <Markdown under={title ? 2 : 1} anchors className={last_changed || summary || buttons.length > 0 ? 'mt-9' : ''}>
          {description}
        </Markdown>
        <Share href={listHref(path, { tab: query.tab })} title={title} language={language} className="mt-9" />
      </div>
    </Section>
  );
}
