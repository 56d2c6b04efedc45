import { Icon } from '#components/ui/icon.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Props {
  /** Id of the filter sheet. */
  menuPanelId: string;
  /** How many filters the address sets. */
  count: number;
  language: Locale;
}

/** The button of the filter sheet, on small screens. */
export function FilterButton({ menuPanelId, count, language }: Props) {
  const t = textOf(language, 'lists');
  return (
    <button
      type="button"
      popoverTarget={menuPanelId}
      aria-haspopup="dialog"
      className="chip !border-mor-700 font-semibold text-mor-800 lg:hidden"
    >
      <Icon name="sliders-horizontal" className="size-5" />
      {t('filters')}
      {count > 0 ? (
        <>
          <span aria-hidden="true" className="grid size-5 place-items-center rounded-full bg-mor-800 text-xs text-white">
            {count}
          </span>
          <span className="sr-only">({t('chosen', { count })})</span>
        </>
      ) : null}
    </button>
  );
}
