import { Icon } from '#components/ui/icon.tsx';
import { textOf } from '#lib/i18n/text.ts';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

/** The filters on small screens: a full-height dialog, opened by a button whose `popovertarget` is its id. */
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
