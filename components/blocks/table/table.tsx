import { InlineMarkdown, Markdown } from '#components/ui/markdown.tsx';
import { TableFrame } from '#components/ui/table-frame.tsx';
import { keyed } from '#lib/html/keyed.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

const CELL = 'px-2.5 py-3.5 first:ps-4 sm:px-5';

/** A table of texts; the first column names its row. */
export function TableBlock({ block, place }: BlockProps<'blocks.table'>) {
  const { title, headers, rows, note } = block;
  const { locale } = place;
  return (
    <Section surface={place.surface}>
      {title ? <h2 className="mb-8 text-h2">{title}</h2> : null}
      <TableFrame label={title ?? headers.filter(Boolean).join(', ')}>
        <table className="w-full text-start max-sm:text-sm">
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
                <th scope="row" className={`${CELL} text-start font-medium`}>
                  <InlineMarkdown locale={locale}>{name}</InlineMarkdown>
                </th>
                {keyed(cells, (cell) => cell).map(({ key: cellKey, item: cell }) => (
                  <td key={cellKey} className={`${CELL} tabular-nums`}>
                    <InlineMarkdown locale={locale}>{cell}</InlineMarkdown>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {note ? (
        <Markdown locale={locale} className="mt-4 text-sm text-muted">
          {note}
        </Markdown>
      ) : null}
    </Section>
  );
}
