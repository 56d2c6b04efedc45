import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { textOf } from '#lib/i18n/text.ts';
import { type List, listAddress } from './list.ts';

interface Props {
  list: List;
  orders: readonly { value: string; label: string }[];
  current: string;
  /** The order without a parameter. */
  standard: string;
}

/** Links, so that each order has an address. */
export function SortMenu({ list, orders, current, standard }: Props) {
  return (
    <details className="group relative ms-auto print:hidden">
      <summary className="flex min-h-11 items-center gap-2 text-sm hover:text-mor-700">
        <span className="text-muted max-sm:sr-only">{textOf(list.language, 'lists')('sort')}</span>
        <span className="flex items-center gap-1 font-semibold">
          {orders.find(({ value }) => value === current)?.label}
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <ul className="absolute end-0 z-10 mt-1 w-max min-w-44 max-w-[80vw] rounded-md hairline bg-raised p-1.5 shadow-over">
        {orders.map(({ value, label }) => (
          <li key={value}>
            <Link
              href={listAddress(list, { sort: value === standard ? undefined : value })}
              aria-current={value === current ? 'true' : undefined}
              className={`flex min-h-11 items-center justify-between gap-4 rounded-sm px-3 no-underline hover:bg-mor-50 ${value === current ? 'font-semibold' : ''}`}
            >
              {label}
              {value === current ? <Icon name="check" className="size-5 text-mor-700" /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
