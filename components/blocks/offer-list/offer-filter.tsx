import { langAttributes } from '#components/ui/content-language.ts';
import { keyed } from '#components/ui/keyed.ts';
import type { Tab } from '#lib/content/contract/records/tab.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Props {
  /** The other tabs. */
  tabs: readonly Tab[];
  /** The tab for all offers, when the content has one. */
  all: Tab | undefined;
  /** Name of the radio buttons, unique on the page. */
  name: string;
  language: Locale;
}

/** The tabs as radio buttons that look like chips; CSS filters the list by the checked one, without script. */
export function OfferFilter({ tabs, all, name, language }: Props) {
  const t = textOf(language, 'offers');
  const kinds: Pick<Tab, 'title' | 'locale'>[] = [all ?? { title: t('all') }, ...tabs];
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="sr-only">{t('filter')}</legend>
      <div className="scroller">
        {keyed(kinds, ({ title }) => title).map(({ key, item: kind, position }) => (
          <label key={key} {...langAttributes(kind, language)} className="chip relative cursor-pointer">
            <input
              type="radio"
              name={name}
              value={position}
              defaultChecked={position === 0}
              className={`filter-${position} sr-only`}
            />
            {kind.title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
