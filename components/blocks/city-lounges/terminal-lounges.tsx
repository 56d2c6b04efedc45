import { Icon } from '#components/ui/icon.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { airportMapUrl } from '#lib/content/airport-map.ts';
import type { Lounge } from '#lib/content/contract/records/lounge.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { LoungeRow } from '../lounge-finder/lounge-row.tsx';

interface Props {
  /** Lounges of one terminal, at least one. */
  lounges: readonly [Lounge, ...Lounge[]];
  language: Locale;
}

/** The lounges of one terminal, with a map of its airport. */
export function TerminalLounges({ lounges, language }: Props) {
  const [{ airport_name: airport, airport_code: code, terminal }] = lounges;
  const t = textOf(language, 'lounges');
  return (
    <section className="mt-10 first:mt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-h3 font-semibold">{terminal ? t('terminal', { airport, terminal }) : airport}</h2>
        <Link
          href={airportMapUrl(code)}
          className="inline-flex min-h-11 items-center gap-1.5 text-sm text-mor-700 underline decoration-mor-300 underline-offset-4 hover:decoration-current"
        >
          <Icon name="map-pin" className="size-[1.125rem]" />
          {t('map', { airport })}
        </Link>
      </div>
      <ul>
        {keyed(lounges, ({ slug, lounge_name }) => slug ?? lounge_name).map(({ key, item }) => (
          <LoungeRow key={key} lounge={item} language={language} inTerminal />
        ))}
      </ul>
    </section>
  );
}
