import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { PageParam } from '#lib/content/page-params.ts';
import { textOf } from '#lib/i18n/text.ts';
import { ActiveFilterLink } from './active-filters.tsx';
import type { ActiveFilter, Option } from './filters.ts';
import { type List, toggleAddress } from './list.ts';

interface Props {
  list: List;
  /** Id of the filter sheet. */
  menuPanelId: string;
  active: readonly ActiveFilter[];
  /** A filter whose options are offered beside the button. */
  shortcut: { param: PageParam; options: readonly Option[] };
}

/** The row above a list on small screens: the button of the filter sheet, the active filters, and the options of one filter. */
export function FilterBar({ list, menuPanelId, active, shortcut: { param, options } }: Props) {
  const t = textOf(list.language, 'lists');
  const rest = options.filter(({ slug }) => !active.some((filter) => filter.param === param && filter.value === slug));
  return (
    <div className="scroller lg:hidden">
      <div className="flex gap-2">
        <button
          type="button"
          popoverTarget={menuPanelId}
          aria-haspopup="dialog"
          className="chip !border-mor-700 font-semibold text-mor-800"
        >
          <Icon name="sliders-horizontal" className="size-5" />
          {t('filters')}
          {active.length > 0 ? (
            <>
              <span aria-hidden="true" className="grid size-5 place-items-center rounded-full bg-mor-800 text-xs text-white">
                {active.length}
              </span>
              <span className="sr-only">({t('chosen', { count: active.length })})</span>
            </>
          ) : null}
        </button>
        {active.map((filter) => (
          <ActiveFilterLink key={`${filter.param} ${filter.value}`} list={list} filter={filter} />
        ))}
        {rest.length > 1
          ? rest.map(({ slug, label }) => (
              <Link key={slug} href={toggleAddress(list, param, slug)} className="chip">
                {label}
              </Link>
            ))
          : null}
      </div>
    </div>
  );
}
