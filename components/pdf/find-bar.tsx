import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { fillLabel } from '#lib/pdf/fill-label.ts';
import type { DocumentLabels } from './labels.ts';
import type { ViewerState } from './state.ts';

/** Ctrl+F opens the document search, because the browser's finds text on one page only. Pressed again, it opens the browser's. */
export function useFindKey(active: boolean, onFind: () => void) {
  const open = useEffectEvent(onFind);
  useEffect(() => {
    if (!active) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'f' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active]);
}

/** @returns whether the page has the current match */
function selectMatch(): boolean {
  const parts = document.querySelectorAll('.textLayer .highlight.selected');
  const first = parts[0];
  const last = parts[parts.length - 1];
  const selection = document.getSelection();
  if (!first || !last || !selection) return false;
  selection.setBaseAndExtent(first, 0, last, last.childNodes.length);
  return !selection.isCollapsed;
}

/** While a tool is selected, pdf.js handles copy and paste on the whole page. */
const stopPropagation = (event: ClipboardEvent) => event.stopPropagation();

interface FindBarProps {
  labels: DocumentLabels;
  /** The number of the current match, the number of matches, and whether the search has finished. */
  find: ViewerState['find'];
  /** @param way to the next or previous match of the same text */
  onSearch: (query: string, way?: 'next' | 'previous') => void;
  /** Highlights the current match without a pointer; missing where that cannot be done. */
  onHighlight?: (() => void) | undefined;
  onClose: () => void;
}

export function FindBar({ labels, find: { current, total, done }, onSearch, onHighlight, onClose }: FindBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  useEffect(() => field.current?.focus(), []);

  const type = (text: string) => {
    setQuery(text);
    onSearch(text);
  };
  const again = (event: FormEvent) => {
    event.preventDefault();
    if (query) onSearch(query, 'next');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && event.shiftKey) {
      event.preventDefault();
      if (query) onSearch(query, 'previous');
    }
  };
  const status = total > 0 ? fillLabel(labels.findCount, { current, total }) : query && done ? labels.findNone : '';
  return (
    <search className="flex flex-wrap items-center gap-1 border-t border-white/15 bg-mor-900 px-2 py-1 text-sm md:px-5">
      <form onSubmit={again} className="min-w-0 flex-1 basis-28 md:max-w-80">
        <input
          ref={field}
          type="text"
          value={query}
          aria-label={labels.find}
          placeholder={labels.find}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKey}
          onCopy={stopPropagation}
          onCut={stopPropagation}
          onPaste={stopPropagation}
          className="field min-h-11 text-ink"
        />
      </form>
      <p role="status" className="px-1 figures empty:hidden md:px-2">
        {status}
      </p>
      {(['previous', 'next'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className="icon-btn hover:bg-on-dark/10"
          aria-label={way === 'next' ? labels.findNext : labels.findPrevious}
          onClick={() => query && onSearch(query, way)}
        >
          <Icon name={way === 'next' ? 'chevron-down' : 'chevron-up'} />
        </button>
      ))}
      {onHighlight && total > 0 ? (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-2 rounded-sm px-2.5 hover:bg-on-dark/10"
          onClick={() => selectMatch() && onHighlight()}
        >
          <Icon name="highlighter" className="size-5" />
          <span className="max-md:sr-only">{labels.findHighlight}</span>
        </button>
      ) : null}
      <button type="button" className="icon-btn ms-auto hover:bg-on-dark/10" aria-label={labels.findClose} onClick={onClose}>
        <Icon name="x" />
      </button>
    </search>
  );
}
