import type { Choice } from '#components/lists/filters.ts';
import { KeptQuery } from '#components/lists/hidden-query.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { SEARCH_TEXT_MAX } from '#lib/config/constants.ts';
import { type PageQuery, valuesOf } from '#lib/content/page-query.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Props {
  /** The site path of the page, without language, and the fragment of the list. */
  path: string;
  anchor: string;
  query: PageQuery;
  /** The names of the cities and airports that the address narrows the list to: sent again, they are the same choice. */
  chosenPlaces: readonly string[];
  /** Cities and airports to choose from while typing. */
  places: readonly { value: string; label?: string | undefined }[];
  cards: readonly Choice[];
  locale: Locale;
  language: Locale;
}

/** The form that finds lounges by city or airport and card; what it finds has an address (spec 2.1 /lounges). */
export function LoungeForm({ path, anchor, query, chosenPlaces, places, cards, locale, language }: Props) {
  const t = textOf(language, 'lounges');
  const chosen = valuesOf(query, 'card');
  return (
    <search aria-label={t('form')} className="lounge-form relative z-10 block">
      <form
        action={`${localizePath(path, locale)}#${anchor}`}
        method="get"
        className="grid gap-4 rounded-lg bg-white p-5 shadow-over md:grid-cols-[1fr_1fr_auto] md:items-end md:p-6"
      >
        <KeptQuery query={query} except={['search', 'city', 'airport', 'card', 'page_no']} />
        <div>
          <label className="font-medium" htmlFor="lounge-place">
            {t('where')}
          </label>
          <div className="relative mt-1.5">
            <input
              id="lounge-place"
              type="search"
              name="search"
              list="lounge-places"
              maxLength={SEARCH_TEXT_MAX}
              defaultValue={query.search ?? chosenPlaces.join(', ')}
              autoComplete="off"
              placeholder={t('whereHint')}
              className="field !ps-11"
            />
            <Icon name="map-pin" className="pointer-events-none absolute start-3.5 top-3 size-6 text-khadi-600" />
            <datalist id="lounge-places">
              {places.map(({ value, label }) => (
                <option key={value} value={value} label={label} />
              ))}
            </datalist>
          </div>
        </div>
        <div>
          <label className="font-medium" htmlFor="lounge-card">
            {t('card')}
          </label>
          <div className="relative mt-1.5">
            <select id="lounge-card" name="card" defaultValue={chosen[0] ?? ''} className="field appearance-none !pe-10">
              <option value="">{t('anyCard')}</option>
              {cards.map(({ slug, label, count }) => (
                <option key={slug} value={slug}>
                  {label} ({count})
                </option>
              ))}
            </select>
            <Icon name="chevron-down" className="pointer-events-none absolute end-3 top-3.5 size-5" />
          </div>
        </div>
        <button type="submit" className="btn btn-primary">
          {t('submit')}
        </button>
      </form>
    </search>
  );
}
