import { Link } from '#components/ui/link.tsx';
import type { ListLink } from './list-links.ts';

interface Props {
  /** What the tabs choose among, for assistive technology. */
  label: string;
  links: readonly ListLink[];
  vertical?: boolean | undefined;
}

const STYLES = {
  horizontal: {
    list: 'scroller !gap-8 border-b border-khadi-200 lg:!mx-0 lg:!px-0',
    link: 'tab flex min-h-12 min-w-11 items-center justify-center gap-2 border-b-[3px] text-h4 font-semibold whitespace-nowrap no-underline',
    current: 'border-genda-400',
    other: 'border-transparent text-muted hover:text-ink',
  },
  vertical: {
    list: '',
    link: 'tab flex min-h-12 items-center justify-between gap-3 border-s-[3px] ps-4 pe-3 no-underline',
    current: 'border-genda-400 bg-mor-50 font-semibold',
    other: 'border-khadi-200 hover:border-mor-300',
  },
};

/** Tabs as links, so that each has an address; a horizontal row scrolls where it does not fit. */
export function Tabs({ label, links, vertical = false }: Props) {
  const styles = STYLES[vertical ? 'vertical' : 'horizontal'];
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ label: name, href, count, current, attributes }) => (
          <li key={href} {...attributes}>
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              className={`${styles.link} ${current ? styles.current : styles.other}`}
            >
              {name}
              {count === undefined ? null : <span className="count">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
