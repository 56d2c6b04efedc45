import type { ReactNode } from 'react';
import { SectionHeader } from '#components/ui/section-header.tsx';
import type { ViewAll } from '#lib/contract/atoms.ts';
import type { BlockPlace } from './block.ts';

interface Props {
  place: BlockPlace;
  /** The block, for the header of the section. */
  heading?: { title?: string | undefined; description?: string | undefined; view_all?: ViewAll | undefined };
  id?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Background, padding, width and header of a block. */
export function Section({ place: { surface, language }, heading, id, children, className = '' }: Props) {
  return (
    <section id={id} className={`section ${surface === 'tinted' ? 'bg-khadi-50' : ''}`}>
      <div className={`wrap ${className}`}>
        {heading ? (
          <SectionHeader title={heading.title} description={heading.description} viewAll={heading.view_all} language={language} />
        ) : null}
        {children}
      </div>
    </section>
  );
}
