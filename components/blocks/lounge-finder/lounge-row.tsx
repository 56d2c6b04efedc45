import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { Icon, iconStyle } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { airportMapUrl } from '#lib/content/airport-map.ts';
import type { Lounge } from '#lib/contract/records/lounge.ts';
import { joinParts } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** The airport of a lounge with its terminal, unless the airport is already named after it, such as "Goa airport, Mopa". */
export function terminalName({ airport_name: airport, terminal }: Lounge, language: Locale): string {
  return terminal && !airport.endsWith(terminal) ? textOf(language, 'lounges')('terminal', { airport, terminal }) : airport;
}

interface Props {
  lounge: Lounge;
  language: Locale;
  /** Whether its terminal is above the list. */
  inTerminal?: boolean;
}

/** The cards that open a lounge, each name once: the credit and debit card of a tier open the same lounges. */
function LoungeCards({ access, label }: { access: NonNullable<Lounge['access']>; label: string }) {
  const names = new Map(access.map(({ card_label, visits }) => [card_label, visits]));
  return (
    <ul className="flex flex-wrap gap-1.5 max-sm:contents md:justify-end" aria-label={label}>
      {[...names].map(([name, visits]) => (
        <li key={name} className="tag">
          {name}
          {visits ? <span className="font-normal">: {visits}</span> : null}
        </li>
      ))}
    </ul>
  );
}

export function LoungeRow({ lounge, language, inTerminal = false }: Props) {
  const labelLanguage = labelLocaleOf(lounge, language);
  const t = textOf(labelLanguage, 'lounges');
  const { slug, lounge_name: name, airport_code: code, airport_name: airport, link, status = 'open', note } = lounge;
  const terminal = inTerminal ? [] : [lounge.city_label ?? airport, lounge.country, lounge.terminal];
  const place = joinParts([...terminal, lounge.location, lounge.landmark], labelLanguage);
  return (
    <li
      id={slug}
      {...langAttributes(lounge, language)}
      className="lounge-row grid scroll-target-row grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1.5 hairline-b py-3.5 sm:gap-x-5 sm:gap-y-3 sm:py-6 md:grid-cols-[auto_1fr_auto] max-xs:gap-x-3"
    >
      <span
        className="grid size-12 place-items-center rounded-t-full rounded-b-sm bg-mor-100 pt-2 text-sm sm:size-16 sm:text-lg font-bold [letter-spacing:.025em] text-mor-800"
        title={airport}
      >
        <span className="sr-only">{airport}, </span>
        {code}
      </span>
      <div className="min-w-0">
        <h3 className="text-h4 font-semibold">
          {link ? (
            <Link href={link} className="text-mor-700 underline decoration-mor-300 hover:text-mor-900">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="text-muted max-sm:text-sm">{place}</p>
        {inTerminal ? (
          <Link href={airportMapUrl(code, lounge.terminal)} className="text-link gap-1.5 text-sm">
            <Icon name="map-pin" className="size-[1.125rem]" />
            {t('map', { place: terminalName(lounge, labelLanguage) })}
          </Link>
        ) : null}
        {lounge.facilities?.length ? (
          <ul className="mt-1 flex flex-wrap gap-x-3 text-sm sm:mt-2.5 sm:gap-x-4 sm:gap-y-1" aria-label={t('facilities')}>
            {lounge.facilities.map(({ label, icon }) => (
              <li
                key={label}
                className="icon-before flex items-center gap-1.5 before:size-[1.125rem] before:text-mor-600 max-sm:before:hidden"
                style={iconStyle(icon ?? 'check')}
              >
                {label}
              </li>
            ))}
          </ul>
        ) : null}
        {note ? (
          <p className="mt-1 flex gap-1.5 text-sm text-muted sm:mt-2.5">
            <Icon name="info" className="mt-0.5 size-[1.125rem] text-mor-600" />
            <span className="min-w-0">{note}</span>
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 max-md:col-start-2 sm:gap-x-4 sm:gap-y-2 md:max-w-[13rem] md:flex-col md:items-end">
        {status === 'open' ? (
          lounge.timings ? (
            <p
              className="icon-before flex items-center gap-1.5 text-sm before:size-[1.125rem] before:text-mor-600"
              style={iconStyle('clock')}
            >
              <span className="sr-only">{t('hours')}: </span>
              {lounge.timings}
            </p>
          ) : null
        ) : (
          <p className="tag bg-error-bg text-error">{t(status)}</p>
        )}
        {lounge.access ? <LoungeCards access={lounge.access} label={t('cards')} /> : null}
      </div>
    </li>
  );
}
