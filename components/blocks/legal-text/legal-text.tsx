import { Share } from '#components/share/share.tsx';
import { DocumentRow } from '#components/ui/document-row.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { headingsOf, Markdown } from '#components/ui/markdown.tsx';
import type { TextHeading } from '#components/ui/markdown-tree.ts';
import { listHref } from '#lib/contract/page-query.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

/** Above this only the highest level is shown. */
const HEADINGS_MAX = 16;

interface Props {
  /** Levels 1 and 2, counted from the highest in the text. */
  headings: readonly TextHeading[];
  label: string;
}

function Links({ headings }: Omit<Props, 'label'>) {
  return (
    <ol>
      {headings.map(({ id, title, level }) => (
        <li key={id}>
          <Link
            href={`#${id}`}
            className={`flex min-h-11 items-center border-s-[3px] border-khadi-200 py-1.5 pe-3 no-underline hover:border-genda-400 hover:text-mor-700 ${level === 1 ? 'ps-4' : 'ps-8 text-sm text-muted'}`}
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** Beside the text, or folded above it on narrow screens. */
function Contents({ headings, label }: Props) {
  const upToSecond = headings.filter(({ level }) => level <= 2);
  const shown = upToSecond.length > HEADINGS_MAX ? headings.filter(({ level }) => level === 1) : upToSecond;
  return (
    <>
      <nav aria-label={label} className="legal-text-contents max-lg:hidden print:hidden">
        <p className="mb-2 ps-4 font-semibold">{label}</p>
        <Links headings={shown} />
      </nav>
      <details className="group rounded-lg border border-khadi-300 lg:hidden print:hidden">
        <summary className="flex min-h-14 items-center justify-between gap-4 px-4 font-semibold">
          {label}
          <Icon name="chevron-down" className="size-5 text-mor-700 group-open:rotate-180" />
        </summary>
        <nav aria-label={label} className="px-4 pb-4">
          <Links headings={shown} />
        </nav>
      </details>
    </>
  );
}

/** Shorter texts have no table of contents. */
const CONTENTS_FROM = 3;

/** A long text with date, summary, documents and table of contents. */
export function LegalText({ block, place }: BlockProps<'blocks.legal-text'>) {
  const { title, description, summary, last_changed, published, buttons = [] } = block;
  const { language, path, query } = place;
  const t = textOf(language, 'legal');
  const date = published ?? last_changed;
  const headings = headingsOf(description);
  const withContents = headings.length >= CONTENTS_FROM;
  return (
    <Section
      place={place}
      className={withContents ? 'grid grid-cols-1 items-start gap-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-16' : ''}
    >
      {withContents ? <Contents headings={headings} label={t('contents')} /> : null}
      <div className="legal-text max-w-[44rem] min-w-0">
        {title ? <h2 className="mb-4 text-h2">{title}</h2> : null}
        {date ? (
          <p className="flex items-center gap-2 text-sm text-muted">
            <Icon name="calendar" className="size-5" />
            <span>
              {t(published ? 'published' : 'lastChanged')} <time dateTime={date}>{formatDate(date, language)}</time>
            </span>
          </p>
        ) : null}
        {summary ? (
          <aside aria-label={t('inShort')} className="mt-5 rounded-lg bg-mor-50 p-5 sm:p-8">
            <p className="mb-2 font-semibold">{t('inShort')}</p>
            <Markdown>{summary}</Markdown>
          </aside>
        ) : null}
        {buttons.length > 0 ? (
          <ul aria-label={t('documents')} className="document-rows mt-5 print:hidden">
            {keyed(buttons, (button) => button.button_label).map(({ key, item: button }) => (
              <DocumentRow key={key} button={button} language={language} />
            ))}
          </ul>
        ) : null}
        <Markdown under={title ? 2 : 1} anchors className={date || summary || buttons.length > 0 ? 'mt-9' : ''}>
          {description}
        </Markdown>
        <Share href={listHref(path, { tab: query.tab })} title={title} language={language} className="mt-9" />
      </div>
    </Section>
  );
}
