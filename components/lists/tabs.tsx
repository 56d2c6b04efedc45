import { Link } from '#components/ui/link.tsx';
import type { ListLink } from './list-links.ts';

interface Props {
  /** Accessible name of the tabs. */
  label: string;
  links: readonly ListLink[];
  vertical?: boolean | undefined;
}

/** Tabs as links, so that each has an address; a horizontal row scrolls where it does not fit. */
export function Tabs({ label, links, vertical = false }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={vertical ? 'tabs tabs-vertical' : 'tabs tabs-row scroller row-fade'}>
        {links.map(({ label: name, href, count, current, attributes }) => (
          <li key={href} {...attributes}>
            <Link href={href} aria-current={current ? 'page' : undefined}>
              {name}
              {count === undefined ? null : <span className="count">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
