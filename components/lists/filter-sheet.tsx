import { Icon } from '#components/ui/icon.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

interface FilterButtonProps {
  menuPanelId: string;
  /** Active filters. */
  count: number;
  language: Locale;
}

/** Opens the filter sheet, on small screens. */
export function FilterButton({ menuPanelId, count, language }: FilterButtonProps) {
  const t = textOf(language, 'lists');
  return (
    <button
      type="button"
      popoverTarget={menuPanelId}
      aria-haspopup="dialog"
      className="chip border-mor-700 font-semibold text-mor-800 lg:hidden"
    >
      <Icon name="sliders-horizontal" className="size-5" />
      {t('filters')}
      {count > 0 ? (
        <>
          <span aria-hidden="true" className="grid size-5 place-items-center rounded-full bg-chosen text-xs text-white">
            {count}
          </span>
          <span className="sr-only">({t('chosen', { count })})</span>
        </>
      ) : null}
    </button>
  );
}

/** A full-height dialog on small screens, opened by a button whose `popovertarget` is its id. */
export function FilterSheet({ id, ...form }: FilterFormProps & { id: string }) {
  const t = textOf(form.list.language, 'lists');
  return (
    <div id={id} popover="auto" role="dialog" aria-label={t('filters')} className="filter-sheet modal-popover">
      <FilterForm
        {...form}
        className="filter-sheet-form"
        close={
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: it takes effect when the sheet opens, and moves the focus into it.
            autoFocus
            aria-label={t('closeFilters')}
            className="icon-btn -me-2"
          >
            <Icon name="x" />
          </button>
        }
      />
    </div>
  );
}
