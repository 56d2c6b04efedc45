import type { ReactNode } from 'react';
import type { Surface } from './block.ts';

interface Props {
  surface: Surface;
  id?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** The frame of a block that is a section: its surface, its room above and below, its width. */
export function Section({ surface, id, children, className = '' }: Props) {
  return (
    <section id={id} className={`section ${surface === 'tinted' ? 'bg-khadi-50' : ''}`}>
      <div className={`wrap ${className}`}>{children}</div>
    </section>
  );
}
