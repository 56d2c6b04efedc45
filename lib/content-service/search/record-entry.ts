import { toLocale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { hasRecordEnded, type SourceRecord } from '../documents/collection.ts';
import { isObject, type JsonObject, localizeDocument, type Values } from '../documents/localize.ts';
import { type Entry, type Marks, shownIn } from './entry.ts';
import { descriptionOf, listOf, text, textsIn } from './text.ts';

/** The title and the extract of a record, by its kind. */
export const HEADINGS: Record<Exclude<Entry['kind'], 'pages'>, (record: JsonObject) => { title: string; description: string }> = {
  cards: ({ title, description }) => ({ title: text(title), description: descriptionOf(text(description)) }),
  offers: ({ title, description }) => ({ title: text(title), description: descriptionOf(text(description)) }),
  questions: ({ question, answer }) => ({ title: text(question), description: descriptionOf(text(answer)) }),
  lounges: ({ lounge_name, airport_name, city_label, terminal, location, timings }) => ({
    title: [lounge_name, airport_name].map(text).filter(Boolean).join(', '),
    description: [city_label, terminal, location, timings].map(text).filter(Boolean).join(' · '),
  }),
};

/**
 * The card that opens a lounge most often, and how often; empty when no card does.
 * @param lounge localised
 */
export function admission({ access = null }: JsonObject, separator: string): string {
  const count = ({ visits_count }: JsonObject) => (typeof visits_count === 'number' ? visits_count : 0);
  const [best] = listOf(access).toSorted((a, b) => count(b) - count(a));
  return best ? [best.card_label, best.visits].map(text).filter(Boolean).join(separator) : '';
}

/** @param record localised */
function marksOf(kind: Exclude<Entry['kind'], 'pages'>, record: JsonObject): Marks {
  const [title, value] = [text(record.title), text(record.value_label)];
  const marks = {
    image: kind === 'cards' && isObject(record.image) ? text(record.image.url) : '',
    code: kind === 'lounges' ? text(record.airport_code) : '',
    note: kind === 'lounges' ? admission(record, ' · ') : kind === 'offers' && !title.includes(value) ? value : '',
  };
  return Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark));
}

/** Parts that say the same on many records, or nothing that is searched for. */
const COMMON = ['terms', 'steps', 'seo', 'buttons', 'disclaimer', 'image', 'logo', 'banner', 'breadcrumb'];

/** The entry of a record in a language, else in English; `undefined` when it is over. */
export function entryOf(
  record: SourceRecord,
  kind: Exclude<Entry['kind'], 'pages'>,
  link: string,
  locale: string,
  values: Values,
): Entry | undefined {
  if (hasRecordEnded(record, values)) return undefined;
  const own = localizeDocument(record, locale, values);
  const { title, description } = HEADINGS[kind](own);
  if (title === '') return undefined;
  const told = Object.fromEntries(Object.entries(own).filter(([key]) => !COMMON.includes(key)));
  const abroad = own.offer_type === 'international' || own.is_domestic === false;
  // No offer calls itself one: “offers in Singapore” must find those that name the place.
  const called = kind === 'offers' ? textOf(toLocale(locale), 'search')('kinds.offers') : '';
  const shown = { ...shownIn(own.locale, locale), ...(abroad ? { abroad } : {}) };
  return { kind, title, description, text: [...textsIn(told), called].join(' '), link, marks: marksOf(kind, own), ...shown };
}

/**
 * Name, cards and the number that blocks a lost card.
 * @param bank localised
 */
export function bankEntry({ bank_name, cards_label, phone, locale: language }: JsonObject, link: string, locale: string): Entry {
  const description = [cards_label, phone].map(text).filter(Boolean).join(' · ');
  return { kind: 'pages', title: text(bank_name), description, text: '', link, ...shownIn(language, locale) };
}
