import type { Tab } from '#lib/content/contract/records/tab.ts';
import { keyed } from '#lib/html/keyed.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Props {
  /** The tabs, without the one for everything. */
  tabs: readonly Tab[];
  /** The label of the tab for everything, when the content has one. */
  all: string | undefined;
  /** A name that no other filter of the page has. */
  name: string;
  language: Locale;
}

/** The kinds of offer as chips: radio buttons, so that they work by keyboard and without script; the list follows in CSS. */
export function OfferFilter({ tabs, all, name, language }: Props) {
  const t = textOf(language, 'offers');
  const labels = [all ?? t('all'), ...tabs.map(({ title }) => title)];
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="sr-only">{t('filter')}</legend>
      <div className="scroller">
        {keyed(labels, (label) => label).map(({ key, item: label, position }) => (
          <label key={key} className="chip relative cursor-pointer">
            <input
              type="radio"
              name={name}
              value={position}
              defaultChecked={position === 0}
              className={`filter-${position} sr-only`}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
