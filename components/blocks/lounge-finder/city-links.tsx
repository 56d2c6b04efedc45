import type { Choice } from '#components/lists/filters.ts';
import { Link } from '#components/ui/link.tsx';
import { langOf } from '#components/ui/part-language.ts';
import type { Locale } from '#lib/i18n/locales.ts';

interface Props {
  title: string;
  cities: readonly (Choice & { locale?: string | undefined })[];
  /** The cities the list is narrowed to. */
  chosen: readonly string[];
  hrefOf: (slug: string | undefined) => string;
  locale: Locale;
  /** The language of the text around them. */
  language: Locale;
}

/** The cities with how many lounges each has; the chosen one is left by the same link. */
export function CityLinks({ title, cities, chosen, hrefOf, locale, language }: Props) {
  return (
    <nav aria-label={title} className="rounded-xl border border-khadi-200 p-6">
      <h2 className="text-h4 font-semibold">{title}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {cities.map((city) => {
          const { slug, label, count } = city;
          const current = chosen.includes(slug);
          return (
            <li key={slug} {...langOf(city, language)}>
              <Link
                href={hrefOf(current ? undefined : slug)}
                locale={locale}
                aria-current={current ? 'true' : undefined}
                className="chip !px-3.5"
              >
                {label}
                <span className={`text-sm font-normal tabular-nums ${current ? '' : 'text-muted'}`}>{count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
