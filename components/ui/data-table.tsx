import type { z } from 'zod';
import { keyed } from '#components/ui/keyed.ts';
import type { table } from '#lib/contract/atoms.ts';
import { InlineMarkdown, Markdown } from './markdown.tsx';
import { TableFrame } from './table-frame.tsx';

interface Props {
  table: Omit<z.output<typeof table>, 'title'>;
  /** What the table is about, for assistive technology; its column titles when there is no better name. */
  label?: string | undefined;
}

/** Mean length of the cells of a table of texts, in characters: three such columns would be a word wide on a phone. */
const TEXT_MIN = 25;

/** A table of texts with its note; the first column names its row, and an empty column title is none. On phones the cells of three columns of texts stand below each other. */
export function DataTable({ table: { headers, rows, note }, label }: Props) {
  const cells = rows.flat();
  const stacks = headers.length === 3 && cells.join('').length > TEXT_MIN * cells.length;
  return (
    <>
      <TableFrame label={label ?? headers.filter(Boolean).join(', ')}>
        <table className={stacks ? 'data-table stacks' : 'data-table'}>
          {headers.length > 0 ? (
            <thead>
              <tr>
                {keyed(headers, (header) => header).map(({ key, item: header }) =>
                  header ? (
                    <th key={key} scope="col">
                      {header}
                    </th>
                  ) : (
                    <td key={key} />
                  ),
                )}
              </tr>
            </thead>
          ) : null}
          <tbody>
            {keyed(rows, ([name = '']) => name).map(({ key, item: [name = '', ...cells] }) => (
              <tr key={key}>
                <th scope="row">
                  <InlineMarkdown>{name}</InlineMarkdown>
                </th>
                {keyed(cells, (cell) => cell).map(({ key: cellKey, item: cell, position }) => (
                  <td key={cellKey} data-label={stacks ? headers[position + 1] : undefined}>
                    <InlineMarkdown>{cell}</InlineMarkdown>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {note ? <Markdown className="mt-4 text-sm text-muted">{note}</Markdown> : null}
    </>
  );
}
