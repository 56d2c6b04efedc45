import { HiddenFields } from '#components/lists/hidden-fields.tsx';
import { formAction, type List, type Option, optionsOf } from '#components/lists/list.ts';
import { SelectField } from '#components/lists/select-field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { SEARCH_TEXT_MAX } from '#lib/config/constants.ts';
import { valuesOf } from '#lib/contract/page-query.ts';
import type { Facet } from '#lib/contract/source.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { LOUNGE_FILTERS } from './lounge-query.ts';

interface Props {
  list: List;
  place: string;
  cities: readonly string[];
  facets: readonly Facet[] | undefined;
}

const SUGGESTIONS = 'lounge-places';

/** Cities by name, airports by code. */
function PlaceSuggestions({ cities, airports }: { cities: readonly string[]; airports: readonly Option[] }) {
  return (
    <datalist id={SUGGESTIONS}>
      {[...new Set(cities)].map((name) => (
        <option key={name} value={name} />
      ))}
      {airports.map(({ slug, label }) => (
        <option key={slug} value={slug} label={label} />
      ))}
    </datalist>
  );
}

export function LoungeForm({ list, place, cities, facets }: Props) {
  const locale = useLocale();
  const t = textOf(list.language, 'lounges');
  return (
    <search aria-label={t('form')} className="lounge-form relative z-10 block">
      <form
        action={formAction(list, locale)}
        method="get"
        className="grid gap-4 rounded-lg bg-raised p-2.5 shadow-over flex-wrap max-sm:flex max-sm:gap-2 sm:p-5 md:grid-cols-[1fr_1fr_auto] md:items-end md:p-6"
      >
        <HiddenFields query={list.query} except={[...LOUNGE_FILTERS, 'page_no']} />
        <div className="max-sm:w-full">
          <label className="block font-medium max-sm:sr-only" htmlFor="lounge-place">
            {t('where')}
          </label>
          <div className="relative sm:mt-1.5">
            <input
              id="lounge-place"
              type="search"
              name="search"
              list={SUGGESTIONS}
              maxLength={SEARCH_TEXT_MAX}
              defaultValue={place}
              autoComplete="off"
              placeholder={t('whereHint')}
              className="field ps-11"
            />
            <Icon name="map-pin" className="pointer-events-none absolute start-3.5 top-3 size-6 text-khadi-600" />
            <PlaceSuggestions cities={cities} airports={optionsOf(facets, 'airport')} />
          </div>
        </div>
        <SelectField
          label={t('card')}
          name="card"
          options={optionsOf(facets, 'card')}
          value={valuesOf(list.query, 'card')[0]}
          anyLabel={t('anyCard')}
          className="flex-[9_9rem]"
          labelClass="max-sm:sr-only"
        />
        <button type="submit" className="btn btn-primary max-sm:grow">
          {t('submit')}
        </button>
      </form>
    </search>
  );
}
