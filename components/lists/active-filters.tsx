import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { textOf } from '#lib/i18n/text.ts';
import { type ActiveFilter, type List, toggleAddress } from './list.ts';

interface Props {
  list: List;
  filters: readonly ActiveFilter[];
  /** Clears all, for lists whose form cannot. */
  clearHref?: string | undefined;
  className?: string | undefined;
}

function ActiveFilterLink({ list, filter: { param, value, label } }: { list: List; filter: ActiveFilter }) {
  return (
    <Link
      href={toggleAddress(list, param, value)}
      aria-label={textOf(list.language, 'lists')('remove', { name: label })}
      className="chip is-on max-w-full whitespace-normal wrap-anywhere"
    >
      {label}
      <Icon name="x" className="size-4" />
    </Link>
  );
}

/** Each links to the list without it. */
export function ActiveFilters({ list, filters, clearHref, className = '' }: Props) {
  if (filters.length === 0) return null;
  const t = textOf(list.language, 'lists');
  return (
    <ul aria-label={t('active')} className={`flex flex-wrap items-center gap-2 ${className}`}>
      {filters.map((filter) => (
        <li key={`${filter.param} ${filter.value}`} className="min-w-0">
          <ActiveFilterLink list={list} filter={filter} />
        </li>
      ))}
      {clearHref && filters.length > 1 ? (
        <li>
          <Link href={clearHref} className="btn btn-tertiary ms-2">
            {t('clear')}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
