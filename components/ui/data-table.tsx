import type { z } from 'zod';
import { keyed } from '#components/ui/keyed.ts';
import type { table } from '#lib/content/contract/atoms.ts';
import { InlineMarkdown, Markdown } from './markdown.tsx';
import { TableFrame } from './table-frame.tsx';

const CELL = 'px-2 py-3.5 first:ps-3.5 last:pe-3 sm:px-5';

interface Props {
  table: Omit<z.output<typeof table>, 'title'>;
  /** What the table is about, for assistive technology; its column titles when there is no better name. */
  label?: string | undefined;
}

/** A table of texts with its note; the first column names its row, and an empty column title is none. */
export function DataTable({ table: { headers, rows, note }, label }: Props) {
  return (
    <>
      <TableFrame label={label ?? headers.filter(Boolean).join(', ')}>
        <table className="data-table w-full text-start max-sm:text-sm sm:min-w-96">
          {headers.length > 0 ? (
            <thead>
              <tr className="border-b border-khadi-200 bg-khadi-100">
                {keyed(headers, (header) => header).map(({ key, item: header }) =>
                  header ? (
                    <th key={key} scope="col" className={`${CELL} !py-4 text-start font-semibold`}>
                      {header}
                    </th>
                  ) : (
                    <td key={key} className={CELL} />
                  ),
                )}
              </tr>
            </thead>
          ) : null}
          <tbody>
            {keyed(rows, ([name = '']) => name).map(({ key, item: [name = '', ...cells] }) => (
              <tr key={key} className="border-b border-khadi-200 last:border-0">
                <th scope="row" className={`${CELL} min-w-24 text-start font-medium`}>
                  <InlineMarkdown>{name}</InlineMarkdown>
                </th>
                {keyed(cells, (cell) => cell).map(({ key: cellKey, item: cell }) => (
                  <td key={cellKey} className={`${CELL} tabular-nums`}>
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
