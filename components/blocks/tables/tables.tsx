import { langAttributes } from '#components/ui/content-language.ts';
import { DataTable } from '#components/ui/data-table.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { anchorOf } from '#lib/content/anchor.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

/** Tables under each other, each with a fragment made from its title, so that a text can lead to it. */
export function TablesBlock({ block, place }: BlockProps<'blocks.tables'>) {
  const { title, tables } = block;
  const { language } = place;
  if (tables.length === 0) return null;
  const Title = title ? 'h3' : 'h2';
  return (
    <Section place={place} className="tables" heading={block}>
      {keyed(tables, (table) => table.title ?? '').map(({ key, item: table }) => (
        <div key={key} {...langAttributes(table, language)} className="min-w-0" id={(key && anchorOf(key)) || undefined}>
          {table.title ? <Title className={`mb-5 ${title ? 'text-h3' : 'text-h2'}`}>{table.title}</Title> : null}
          <DataTable table={table} label={table.title ?? title} />
        </div>
      ))}
    </Section>
  );
}
