'use client';
import { type ClipboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { adminLanguage } from '#lib/cms/admin-language.ts';
import { LOSS_TEXTS } from '#lib/cms/clipboard/loss-texts.ts';
import { markdownFromClipboard } from '#lib/cms/clipboard/markdown-from-clipboard.ts';
import { MARKDOWN_COST_MAX, markdownCost } from '#lib/contract/markdown-cost.ts';
import { insertText } from './insert-text.ts';
import { type Edit, type LineMark, link, linkOfPaste, markLines, wrap } from './markdown-edits.ts';
import { textsOf } from './texts.ts';

/** Loaded when it is opened first. */
const MarkdownPreview = lazy(() => import('./markdown-preview.client.tsx'));

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** The id of the field that a label names. */
  id: string;
  /** Of the admin. */
  language: string;
  readOnly?: boolean | undefined;
  /** Ids of what describes the field: its help and its error. */
  describedBy?: string | undefined;
  isInvalid?: boolean | undefined;
}

/** The share of the cost at which the counter is shown, in per cent. */
const SHARE_SHOWN = 50;

const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

const apply = (field: HTMLTextAreaElement, { from, to, text, select }: Edit) =>
  insertText(field, { text, over: [from, to], select });

/** A field for markdown: buttons, text from Word and other programs pasted as markdown, what it costs, and a preview. */
export function MarkdownEditor({ value, onChange, id, language, readOnly = false, describedBy, isInvalid = false }: Props) {
  const texts = textsOf(language);
  const field = useRef<HTMLTextAreaElement>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const countId = useId();
  const share = Math.ceil((markdownCost(value) / MARKDOWN_COST_MAX) * 100);
  const isTooLong = share > 100;

  const edit = (make: (selection: ReturnType<typeof selectionOf>) => Edit) => {
    if (field.current) apply(field.current, make(selectionOf(field.current)));
  };
  const onLines = (mark: LineMark) => () => edit((selection) => markLines(selection, mark));

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const clipboard = { html: event.clipboardData.getData('text/html'), text: event.clipboardData.getData('text/plain') };
    const target = event.currentTarget;
    const asLink = linkOfPaste(selectionOf(target), clipboard.text);
    setMessages([]);
    if (readOnly || (clipboard.html === '' && !asLink)) return;
    event.preventDefault();
    if (asLink) {
      apply(target, asLink);
      return;
    }
    const { markdown, lost } = markdownFromClipboard(clipboard);
    insertText(target, { text: markdown });
    setMessages([texts.pastedText, ...lost.map((loss) => LOSS_TEXTS[adminLanguage(language)][loss])]);
  };

  const tools: { text: string; sign: string; className?: string; act: () => void }[] = [
    {
      text: texts.bold,
      sign: 'B',
      className: 'markdown-editor-bold',
      act: () => edit((selection) => wrap(selection, '**', texts.boldText)),
    },
    {
      text: texts.italic,
      sign: 'I',
      className: 'markdown-editor-italic',
      act: () => edit((selection) => wrap(selection, '*', texts.italicText)),
    },
    { text: texts.link, sign: texts.link, act: () => edit((selection) => link(selection, texts.linkText)) },
    { text: texts.heading, sign: 'H', act: onLines('heading') },
    { text: texts.list, sign: '•', act: onLines('list') },
    { text: texts.numbers, sign: '1.', act: onLines('numbers') },
  ];

  return (
    <div className="markdown-editor">
      {readOnly ? null : (
        <div className="table-grid-tools" role="toolbar" aria-label={texts.buttons}>
          {tools.map(({ text, sign, className, act }) => (
            <button key={text} type="button" title={text} aria-label={text} onClick={act}>
              <span aria-hidden="true" className={className}>
                {sign}
              </span>
            </button>
          ))}
        </div>
      )}
      <textarea
        ref={field}
        id={id}
        value={value}
        rows={Math.min(Math.max(value.split('\n').length + 1, 4), 24)}
        readOnly={readOnly}
        dir="auto"
        aria-describedby={[describedBy, countId].filter(Boolean).join(' ')}
        aria-invalid={isInvalid || isTooLong}
        onChange={({ target }) => onChange(target.value)}
        onPaste={onPaste}
      />
      <div role="status" className="table-grid-messages">
        {messages.length === 0 ? null : (
          <ul>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        <p id={countId} className={isTooLong ? 'markdown-editor-too-long' : undefined}>
          {isTooLong ? texts.tooLong : share >= SHARE_SHOWN ? texts.share(share) : null}
        </p>
      </div>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{texts.preview}</summary>
        {isOpen && !isTooLong ? (
          <Suspense>
            <MarkdownPreview text={value} empty={texts.noPreview} />
          </Suspense>
        ) : null}
      </details>
    </div>
  );
}
