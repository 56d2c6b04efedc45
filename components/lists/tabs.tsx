import { Link } from '#components/ui/link.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import type { TabItem } from './tab-items.ts';

interface Props {
  label: string;
  items: readonly TabItem[];
  locale: Locale;
  vertical?: boolean | undefined;
}

const LOOK = {
  horizontal: {
    list: 'scroller !gap-8 border-b border-khadi-200 lg:!mx-0 lg:!px-0',
    link: 'flex min-h-12 items-center gap-2 border-b-[3px] text-h4 font-semibold whitespace-nowrap no-underline',
    current: 'border-genda-400',
    other: 'border-transparent text-muted hover:text-ink',
  },
  vertical: {
    list: '',
    link: 'flex min-h-12 items-center justify-between gap-3 border-s-[3px] ps-4 pe-3 no-underline',
    current: 'border-genda-400 bg-mor-50 font-semibold',
    other: 'border-khadi-200 hover:border-mor-300',
  },
};

/** Tabs as links: each has an address, so that it can be shared and works without script. */
export function Tabs({ label, items, locale, vertical = false }: Props) {
  const look = LOOK[vertical ? 'vertical' : 'horizontal'];
  return (
    <nav aria-label={label}>
      <ul className={look.list}>
        {items.map(({ label: name, href, count, current, attributes }) => (
          <li key={href} {...attributes}>
            <Link
              href={href}
              locale={locale}
              aria-current={current ? 'page' : undefined}
              className={`${look.link} ${current ? look.current : look.other}`}
            >
              {name}
              {count === undefined ? null : <span className="text-sm font-normal text-muted tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
