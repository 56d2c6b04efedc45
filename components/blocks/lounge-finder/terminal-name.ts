import type { Lounge } from '#lib/content/contract/records/lounge.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** The airport of a lounge with its terminal, unless the airport is already named after it, such as "Goa airport, Mopa". */
export function terminalName({ airport_name: airport, terminal }: Lounge, language: Locale): string {
  return terminal && !airport.endsWith(terminal) ? textOf(language, 'lounges')('terminal', { airport, terminal }) : airport;
}
