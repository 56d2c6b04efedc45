import { DataTable } from '#components/ui/data-table.tsx';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

/** A table of texts; the first column names its row. */
export function TableBlock({ block, place }: BlockProps<'blocks.table'>) {
  return (
    <Section place={place}>
      {block.title ? <h2 className="mb-8 text-h2">{block.title}</h2> : null}
      <DataTable table={block} label={block.title} />
    </Section>
  );
}
