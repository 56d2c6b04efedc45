'use client';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { adminLanguage } from '#lib/cms/admin-language.ts';
import { LOSS_TEXTS } from '#lib/cms/clipboard/loss-texts.ts';
import { type Loss, sortLosses } from '#lib/cms/clipboard/losses.ts';
import { type Clipboard, cellFromClipboard, tableFromClipboard } from '#lib/cms/clipboard/table-from-clipboard.ts';
import { placeOf, stepOf } from './grid-keys.ts';
import { GridPages } from './grid-pages.client.tsx';
import { GridRow } from './grid-row.client.tsx';
import { GridTools } from './grid-tools.client.tsx';
import { insertText } from './insert-text.ts';
import * as model from './table-model.ts';
import { textsOf } from './texts.ts';

const { TITLES } = model;

interface Props {
  /** What is stored, whatever it is. */
  headers: unknown;
  rows: unknown;
  onChange: (stored: model.Grid) => void;
  /** The name of the table for assistive technology. */
  label: string;
  /** Of the admin. */
  language: string;
  readOnly?: boolean | undefined;
}

/** A table of fields: the titles of the columns, then the rows. What is pasted becomes cells; what that loses is said. */
export function TableGrid({ headers, rows, onChange, label, language, readOnly = false }: Props) {
  const texts = textsOf(language);
  const [grid, setGrid] = useState(() => model.toGrid(headers, rows));
  const [place, setPlace] = useState<model.Place>({ row: TITLES, column: 0 });
  const [page, setPage] = useState(0);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [history, setHistory] = useState<readonly model.Grid[]>([]);
  const table = useRef<HTMLTableElement>(null);
  const current = useRef(grid);
  /** The cell whose text is being changed: all its changes are one step of undo. */
  const typing = useRef('');
  const stored = useRef(JSON.stringify([headers ?? null, rows ?? null]));
  /** Rows may have been removed. */
  const first = Math.min(page, model.firstShown(grid.rows.length - 1));
  const isStoredTable = model.isTable(headers, rows);
  const helpId = useId();
  /** Each cell is named after its column; the names may be late while a title is typed. */
  const titles = useDeferredValue(grid.headers);

  // A value that others set, such as a restored version, replaces the grid.
  const given = JSON.stringify([headers ?? null, rows ?? null]);
  useEffect(() => {
    if (given === stored.current) return;
    stored.current = given;
    const [newHeaders, newRows] = JSON.parse(given);
    current.current = model.toGrid(newHeaders, newRows);
    setGrid(current.current);
    setHistory([]);
  }, [given]);

  const show = useCallback(
    (next: model.Grid) => {
      current.current = next;
      setGrid(next);
      const kept = model.toStored(next);
      stored.current = JSON.stringify([kept.headers, kept.rows]);
      onChange(kept);
    },
    [onChange],
  );

  const focusCell = (target: model.Place) => {
    if (target.row !== TITLES) setPage(model.firstShown(target.row));
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLTextAreaElement>(`[data-row="${target.row}"][data-column="${target.column}"]`)?.focus(),
    );
  };

  const onCell = useCallback(
    (target: model.Place, text: string) => {
      const name = `${target.row} ${target.column}`;
      if (typing.current !== name) {
        const before = current.current;
        setHistory((steps) => [...steps.slice(-49), before]);
      }
      typing.current = name;
      show(model.setCell(current.current, target, text));
    },
    [show],
  );

  /** A change of the whole table, which can be undone at once. */
  const change = (next: model.Grid, said: readonly string[], target = place) => {
    typing.current = '';
    const isChanged = next !== grid && JSON.stringify(next) !== JSON.stringify(grid);
    setMessages(isChanged ? said : [texts.full]);
    if (!isChanged) return;
    setHistory((steps) => [...steps.slice(-49), grid]);
    show(next);
    const row = Math.max(TITLES, Math.min(target.row, next.rows.length - 1));
    const column = Math.max(0, Math.min(target.column, next.headers.length - 1));
    setPlace({ row, column });
    focusCell({ row, column });
  };

  const undo = () => {
    const last = history.at(-1);
    if (!last) return;
    typing.current = '';
    setHistory(history.slice(0, -1));
    setMessages([texts.undone]);
    show(last);
  };

  const sentences = (lost: Iterable<Loss>) => sortLosses(new Set(lost)).map((loss) => LOSS_TEXTS[adminLanguage(language)][loss]);

  const onPaste = (event: ClipboardEvent) => {
    const target = placeOf(event.target);
    if (!target || readOnly) return;
    const clipboard: Clipboard = {
      html: event.clipboardData.getData('text/html'),
      text: event.clipboardData.getData('text/plain'),
    };
    const isNew = model.isBlank(grid);
    const isTitles = target.row === TITLES;
    const pasted = tableFromClipboard(clipboard, isNew ? 'auto' : isTitles ? 'yes' : 'no');
    const isOneCell =
      pasted && pasted.headers.length + pasted.rows.length === 1 && (pasted.rows[0]?.length ?? pasted.headers.length) === 1;
    if (pasted && !isOneCell) {
      event.preventDefault();
      const width = pasted.rows[0]?.length ?? pasted.headers.length;
      const size = texts.pasted(pasted.rows.length, width);
      if (isNew) {
        const said = pasted.headers.length > 0 ? [size, texts.titled] : [size];
        change(model.toGrid(pasted.headers, pasted.rows), [...said, ...sentences(pasted.lost)], { row: TITLES, column: 0 });
        return;
      }
      const { grid: next, cut } = model.pasteRows(grid, target, isTitles ? [pasted.headers, ...pasted.rows] : pasted.rows);
      change(next, [size, ...sentences([...pasted.lost, ...cut])], target);
      return;
    }
    if (clipboard.html === '') return;
    event.preventDefault();
    const { cell, lost } = cellFromClipboard(clipboard, isTitles);
    insertText(event.target as HTMLTextAreaElement, { text: model.shownCell(cell) });
    setMessages(sentences(lost));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = placeOf(event.target);
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.nativeEvent.isComposing);
    if (!target || !isPlain) return;
    const below = target.row === TITLES ? first : target.row + 1;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (target.row + 1 === grid.rows.length && !readOnly)
        change(model.addRow(grid, target.row), [texts.rowAdded(target.row + 2)], { row: target.row + 1, column: target.column });
      else focusCell({ row: below, column: target.column });
      return;
    }
    const step = stepOf(event.key, event.target as HTMLTextAreaElement);
    if (!step) return;
    const next = { row: step.row > 0 ? below : target.row + step.row, column: target.column + step.column };
    const isInside = next.row >= TITLES && next.row < grid.rows.length && next.column >= 0 && next.column < grid.headers.length;
    if (!isInside) return;
    event.preventDefault();
    focusCell(next);
  };

  return (
    <div className="table-grid">
      {readOnly ? null : (
        <GridTools
          grid={grid}
          place={place}
          change={change}
          undo={history.length === 0 ? undefined : undo}
          label={label}
          language={language}
        />
      )}
      <div role="status" className="table-grid-messages">
        {isStoredTable ? null : <p>{texts.notATable}</p>}
        {messages.length === 0 ? null : (
          <ul>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="table-grid-frame">
        <table
          ref={table}
          aria-label={label}
          aria-describedby={helpId}
          aria-rowcount={grid.rows.length + 1}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => {
            const focused = placeOf(target);
            if (!focused) return;
            if (typing.current !== `${focused.row} ${focused.column}`) typing.current = '';
            setPlace(focused);
          }}
        >
          <thead>
            <GridRow
              cells={grid.headers}
              row={TITLES}
              headers={grid.headers}
              language={language}
              readOnly={readOnly}
              onCell={onCell}
            />
          </thead>
          <tbody>
            {grid.rows.slice(first, first + model.ROWS_SHOWN).map((cells, index) => (
              <GridRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
                key={first + index}
                cells={cells}
                row={first + index}
                headers={titles}
                language={language}
                readOnly={readOnly}
                onCell={onCell}
              />
            ))}
          </tbody>
        </table>
      </div>
      <GridPages first={first} count={grid.rows.length} show={setPage} language={language} />
      <p id={helpId} className="table-grid-help">
        {texts.paste}
      </p>
    </div>
  );
}
