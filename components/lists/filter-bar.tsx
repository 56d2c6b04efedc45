import { type Choice, hrefWith, optionsOf } from '#components/blocks/offer-finder/offer-filters.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Facet } from '#lib/content/contract/source.ts';
import type { PageQuery } from '#lib/content/page-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Props {
  chosen: readonly Choice[];
  path: string;
  query: PageQuery;
  locale: Locale;
  language: Locale;
}

/** What the list is narrowed by, each a link that takes it away. */
export function ChosenChips({ chosen, path, query, locale, language, className }: Props & { className: string }) {
  const t = textOf(language, 'offerFinder');
  return chosen.map((choice) => (
    <Link
      key={`${choice.filter} ${choice.slug}`}
      href={hrefWith(path, query, choice, false)}
      locale={locale}
      aria-label={t('remove', { name: choice.label })}
      className={className}
    >
      {choice.label}
      <Icon name="x" className="size-4" />
    </Link>
  ));
}

/** The row over the list on small screens: the button of the filters, what is chosen, and the kinds of offer. */
export function ChipRow({ formId, facets, ...props }: Props & { formId: string; facets: readonly Facet[] }) {
  const { chosen, path, query, locale, language } = props;
  const t = textOf(language, 'offerFinder');
  const rest = optionsOf(facets, 'category').filter(({ slug }) => !chosen.some((one) => one.slug === slug));
  return (
    <div className="scroller lg:hidden">
      <div className="flex gap-2">
        <button
          type="button"
          popoverTarget={formId}
          aria-haspopup="dialog"
          className="chip !border-mor-700 font-semibold text-mor-800"
        >
          <Icon name="sliders-horizontal" className="size-5" />
          {t('filters')}
          {chosen.length > 0 ? (
            <>
              <span aria-hidden="true" className="grid size-5 place-items-center rounded-full bg-mor-800 text-xs text-white">
                {chosen.length}
              </span>
              <span className="sr-only">({t('chosen', { count: chosen.length })})</span>
            </>
          ) : null}
        </button>
        <ChosenChips {...props} className="chip is-on" />
        {rest.length > 1
          ? rest.map(({ slug, label }) => (
              <Link key={slug} href={hrefWith(path, query, { filter: 'category', slug }, true)} locale={locale} className="chip">
                {label}
              </Link>
            ))
          : null}
      </div>
    </div>
  );
}
