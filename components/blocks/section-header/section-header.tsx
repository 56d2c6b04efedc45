import { SectionHeader } from '#components/ui/section-header.tsx';
import type { BlockProps } from '../block.ts';

/** A title and an optional View All, over the block that follows. */
export function SectionHeaderBlock({ block, place }: BlockProps<'blocks.section-header'>) {
  const { title, description, view_all } = block;
  return (
    <div className={`section-head ${place.surface === 'tinted' ? 'bg-khadi-50' : ''}`}>
      <div className="wrap">
        <SectionHeader title={title} description={description} viewAll={view_all} language={place.language} />
      </div>
    </div>
  );
}
