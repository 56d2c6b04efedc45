import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { ListLink } from './list.ts';

interface TopicMenuProps {
  /** Accessible name, and heading of the menu on small screens. */
  label: string;
  links: readonly ListLink[];
  /** Text of the menu without an open topic. */
  choose: string;
}

/** Vertical tabs; on small screens a menu that works without script. */
export function TopicMenu({ label, links, choose }: TopicMenuProps) {
  const open = links.find(({ current }) => current);
  return (
    <>
      <div className="min-w-0 self-start max-lg:hidden">
        <Tabs label={label} links={links} vertical />
      </div>
      <div className="lg:hidden print:hidden">
        <p className="font-medium" aria-hidden="true">
          {label}
        </p>
        <details className="group relative mt-1.5">
          <summary className="field flex items-center justify-between gap-3">
            <span>
              <span className="sr-only">{`${label}: `}</span>
              <span {...open?.attributes}>{open?.label ?? choose}</span>
              {open?.count === undefined ? null : <span className="text-muted figures"> ({open.count})</span>}
            </span>
            <Icon name="chevron-down" className="size-5 shrink-0 group-open:rotate-180" />
          </summary>
          <ul className="absolute inset-x-0 z-10 mt-1 rounded-md bg-raised py-2 shadow-over">
            {links.map(({ label: name, href, count, current, attributes }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={current ? 'page' : undefined}
                  className={`flex min-h-12 items-center gap-3 px-4 py-2 no-underline hover:bg-mor-50 ${current ? 'font-semibold' : ''}`}
                >
                  <span {...attributes} className="min-w-0 grow">
                    {name}
                  </span>
                  {count === undefined ? null : <span className="count">{count}</span>}
                  <Icon name="check" className={`size-5 shrink-0 text-mor-700 ${current ? '' : 'invisible'}`} />
                </Link>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </>
  );
}

interface Props {
  /** Accessible name. */
  label: string;
  links: readonly ListLink[];
  vertical?: boolean | undefined;
}

/** Links, so that each tab has an address; an overflowing row scrolls. */
export function Tabs({ label, links, vertical = false }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={vertical ? 'tabs tabs-vertical' : 'tabs tabs-row scroller row-fade'}>
        {links.map(({ label: name, href, count, current, attributes }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined}>
              {attributes ? <span {...attributes}>{name}</span> : name}
              {count === undefined ? null : <span className="count">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
