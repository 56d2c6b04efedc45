import { langAttributes } from '#components/ui/content-language.ts';
import { DataTable } from '#components/ui/data-table.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { anchorOf } from '#lib/content/anchor.ts';
import { tablesOf } from '#lib/contract/blocks/table.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

/** Tables under each other; the title of one is its fragment. */
export function TableBlock({ block, place }: BlockProps<'blocks.table'>) {
  const { title } = block;
  const tables = tablesOf(block);
  if (tables.length === 0) return null;
  const Title = title ? 'h3' : 'h2';
  return (
    <Section place={place} className={tables.length > 1 ? 'tables' : 'grid grid-cols-1 gap-8'} heading={block}>
      {keyed(tables, (table) => table.title ?? '').map(({ key, item: table }) => (
        <div
          key={key}
          {...langAttributes(table, place.language)}
          className="min-w-0"
          id={(table.title && anchorOf(key)) || undefined}
        >
          {table.title ? <Title className={`mb-5 ${title ? 'text-h3' : 'text-h2'}`}>{table.title}</Title> : null}
          <DataTable table={table} label={table.title ?? title} />
        </div>
      ))}
    </Section>
  );
}
