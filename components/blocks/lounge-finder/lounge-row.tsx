import { Fragment } from 'react';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { Icon, iconStyle } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Lounge, LoungeAccess } from '#lib/contract/records/lounge.ts';
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

/** The cards that open a lounge, each name once: the credit and debit card of a tier open the same lounges. Most visits come first. */
function LoungeCards({ access, language }: { access: readonly LoungeAccess[]; language: Locale }) {
  const t = textOf(language, 'lounges');
  const byName = new Map(access.map((card) => [card.card_label, card]));
  const cards = [...byName.values()].sort((a, b) => (b.visits_count ?? 0) - (a.visits_count ?? 0));
  const periods = Map.groupBy(cards, ({ visits_count, visits_period }) => (visits_count ? visits_period : undefined));
  return (
    <ul className="flex flex-wrap items-center gap-1 text-sm text-muted" aria-label={t('cards')}>
      {[...periods].map(([period, group]) => (
        <Fragment key={period ?? ''}>
          {group.map(({ card_label: name, visits, visits_count: count }) => (
            <li key={name} className="tag">
              {period ? `${name} ` : name}
              {period ? (
                <b className="ms-1 text-ink">{count}</b>
              ) : visits ? (
                <span className="font-normal">: {visits}</span>
              ) : null}
            </li>
          ))}
          {period ? <li>{t(`each.${period}`)}</li> : null}
        </Fragment>
      ))}
    </ul>
  );
}

/** The letters of an airport under an arch. */
export function AirportCode({ code, airport }: { code: string; airport?: string | undefined }) {
  return (
    <span
      className="grid size-12 shrink-0 place-items-center rounded-t-full rounded-b-sm bg-mor-100 pt-2 text-sm sm:size-16 sm:text-lg font-bold text-mor-800"
      title={airport}
    >
      {airport ? <span className="sr-only">{airport}, </span> : null}
      {code}
    </span>
  );
}

interface Props {
  lounge: Lounge;
  language: Locale;
  /** Whether its terminal is above the list. */
  inTerminal?: boolean;
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
      className={`lounge-row scroll-target-row grid items-start gap-x-3 gap-y-2 hairline-b py-3.5 sm:gap-x-5 sm:gap-y-3 sm:py-5 ${
        inTerminal ? 'grid-cols-1 md:grid-cols-[1fr_auto]' : 'grid-cols-[auto_1fr] md:grid-cols-[auto_1fr_auto]'
      }`}
    >
      {inTerminal ? null : <AirportCode code={code} airport={airport} />}
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
        {lounge.facilities?.length ? (
          <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-sm sm:mt-2.5 sm:gap-x-4" aria-label={t('facilities')}>
            {lounge.facilities.map(({ label, icon }) => (
              <li
                key={label}
                className="icon-before flex items-center gap-1.5 before:size-[1.125rem] before:text-mor-600"
                style={iconStyle(icon ?? 'check')}
              >
                {label}
              </li>
            ))}
          </ul>
        ) : null}
        {note ? (
          <p className="mt-1.5 flex gap-1.5 text-sm text-muted sm:mt-2.5">
            <Icon name="info" className="mt-0.5 size-[1.125rem] text-mor-600" />
            <span className="min-w-0">{note}</span>
          </p>
        ) : null}
      </div>
      <div
        className={`flex flex-col gap-2 self-stretch md:items-end md:justify-between ${inTerminal ? '' : 'max-md:col-start-2'}`}
      >
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
          <p className="tag w-fit bg-error-bg text-error">{t(status)}</p>
        )}
        {lounge.access ? <LoungeCards access={lounge.access} language={labelLanguage} /> : null}
      </div>
    </li>
  );
}
