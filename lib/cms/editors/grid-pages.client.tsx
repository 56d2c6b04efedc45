'use client';
import { firstShown, ROWS_SHOWN } from './table-model.ts';
import { textsOf } from './texts.ts';

interface Props {
  /** The first row that is shown. */
  first: number;
  /** How many rows the table has. */
  count: number;
  /** Shows other rows. */
  show: (first: number) => void;
  language: string;
}

/** Which rows of a long table are shown, and buttons to others. */
export function GridPages({ first, count, show, language }: Props) {
  const texts = textsOf(language);
  if (count <= ROWS_SHOWN) return null;
  return (
    <div className="table-grid-pages">
      <button type="button" disabled={first === 0} onClick={() => show(first - ROWS_SHOWN)}>
        {texts.previousRows}
      </button>
      <span role="status">{texts.shown(first + 1, Math.min(first + ROWS_SHOWN, count), count)}</span>
      <button type="button" disabled={first >= firstShown(count - 1)} onClick={() => show(first + ROWS_SHOWN)}>
        {texts.nextRows}
      </button>
    </div>
  );
}
