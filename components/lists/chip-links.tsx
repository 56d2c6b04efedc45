import type { ReactNode } from 'react';
import { Link } from '#components/ui/link.tsx';
import type { ListLink } from './list.ts';

interface Props {
  /** Accessible name. */
  label: string;
  heading?: ReactNode;
  id?: string | undefined;
  links: readonly ListLink[];
  className: string;
}

/** Options of a filter as chips, which wrap; on phones they scroll. */
export function ChipLinks({ label, heading, id, links, className }: Props) {
  return (
    <nav id={id} aria-label={label} className={className}>
      {heading}
      <ul className={`chip-row flex flex-wrap gap-2 ${heading ? 'mt-3' : ''}`}>
        {links.map(({ label: name, href, count, current, attributes }) => (
          <li key={`${name} ${href}`} {...attributes}>
            <Link href={href} aria-current={current ? 'page' : undefined} className="chip figures">
              {name}
              {count === undefined ? null : <span className="count">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
