import { Icon } from '#components/ui/icon.tsx';
import { textOf } from '#lib/i18n/text.ts';
import { FilterForm, type FiltersProps } from './filter-form.tsx';

/** The filters of a list of offers on small screens: a full-height sheet over the page, opened by the button with its id. */
export function FilterSheet(props: FiltersProps) {
  const { id, language } = props;
  const t = textOf(language, 'offerFinder');
  return (
    <div id={id} popover="auto" role="dialog" aria-label={t('filters')} className="filter-sheet modal-popover">
      <FilterForm
        {...props}
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
