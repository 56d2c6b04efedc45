import { langAttributes } from '#components/ui/content-language.ts';
import { DataTable } from '#components/ui/data-table.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { anchorOf } from '#lib/content/anchor.ts';
import { tablesOf } from '#lib/contract/blocks/table.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

/** From 1024 px the title is beside the table. */
const BESIDE = 'grid grid-cols-1 gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16';
/** In characters: a wider table needs the whole width. */
const BESIDE_MAX = 88;
/** In characters. */
const BETWEEN_COLUMNS = 4;

/** The width of a table without a break, in characters; markdown counts as text. */
function widthOf({ headers, rows }: ReturnType<typeof tablesOf>[number]): number {
  const columns = Math.max(...[headers, ...rows].map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...[headers, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  return widths.reduce((sum, width) => sum + width + BETWEEN_COLUMNS, 0);
}

/** Tables under each other; the title of one is its fragment. */
export function TableBlock({ block, place }: BlockProps<'blocks.table'>) {
  const { title } = block;
  const tables = tablesOf(block);
  if (tables.length === 0) return null;
  const Title = title ? 'h3' : 'h2';
  const alone = tables.length === 1;
  const beside = tables[0] !== undefined && alone && widthOf(tables[0]) <= BESIDE_MAX;
  const layout = alone ? 'grid grid-cols-1 gap-8' : 'tables';
  return (
    <Section place={place} className={beside && title ? BESIDE : layout} heading={block}>
      {keyed(tables, (table) => table.title ?? '').map(({ key, item: table }) => (
        <div
          key={key}
          {...langAttributes(table, place.language)}
          className={beside && !title && table.title ? BESIDE : 'min-w-0'}
          id={(table.title && anchorOf(key)) || undefined}
        >
          {table.title ? (
            <Title className={title ? 'mb-5 text-h3' : beside ? 'text-h2' : 'mb-5 text-h2'}>{table.title}</Title>
          ) : null}
          <div className="min-w-0">
            <DataTable table={table} label={table.title ?? title} />
          </div>
        </div>
      ))}
    </Section>
  );
}
