import type { ReactNode } from 'react';
import type { Surface } from './block.ts';

interface Props {
  surface: Surface;
  id?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A block that is a section of the page: background, padding and width. */
export function Section({ surface, id, children, className = '' }: Props) {
  return (
    <section id={id} className={`section ${surface === 'tinted' ? 'bg-khadi-50' : ''}`}>
      <div className={`wrap ${className}`}>{children}</div>
    </section>
  );
}
