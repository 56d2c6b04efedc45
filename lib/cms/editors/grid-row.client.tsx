'use client';
import { memo } from 'react';
import { LABEL_MAX } from '#lib/contract/limits.ts';
import { type Place, TITLES } from './table-model.ts';
import { textsOf } from './texts.ts';

interface Props {
  cells: readonly string[];
  row: number;
  headers: readonly string[];
  language: string;
  readOnly: boolean;
  onCell: (place: Place, text: string) => void;
}

/** One row of fields; it is drawn again only when its own texts or the titles change. */
export const GridRow = memo(function GridRow({ cells, row, headers, language, readOnly, onCell }: Props) {
  const texts = textsOf(language);
  const isTitles = row === TITLES;
  const nameOf = (column: number) =>
    isTitles ? texts.titleOf(column + 1) : texts.cellOf(row + 1, headers[column]?.trim() || texts.columnNumber(column + 1));
  const Head = isTitles ? 'td' : 'th';
  return (
    <tr aria-rowindex={row + 2}>
      <Head {...(isTitles ? {} : { scope: 'row' })} className="table-grid-number">
        {isTitles ? null : row + 1}
      </Head>
      {cells.map((cell, column) => {
        const Cell = isTitles ? 'th' : 'td';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          <Cell key={column} {...(isTitles ? { scope: 'col' } : {})}>
            <textarea
              data-row={row}
              data-column={column}
              aria-label={nameOf(column)}
              value={cell}
              rows={cell.split('\n').length}
              maxLength={isTitles ? LABEL_MAX : undefined}
              readOnly={readOnly}
              dir="auto"
              onChange={({ target }) => onCell({ row, column }, target.value)}
            />
          </Cell>
        );
      })}
    </tr>
  );
});
