import { isObject, type Json, type JsonObject } from './localize.ts';
import { replaceItems, replaceValues } from './replace-values.ts';

const COUNT = /\{count:([a-z0-9:-]+)\}/g;

const items = (document: JsonObject | undefined): JsonObject[] =>
  Array.isArray(document?.items) ? document.items.filter(isObject) : [];
const rowsOf = ({ rows }: JsonObject) => (Array.isArray(rows) ? rows.length : 0);

/**
 * How many records the lists have, by the key that `{count:…}` names: `banks`, `countries`, `countries:<region>`, `lounges`,
 * `lounges:<card>` (both in India), `lounges-abroad` and `offer-countries`.
 */
function countsOf(records: ReadonlyMap<string, JsonObject>): Map<string, number> {
  const tables = items(records.get('structure-tables')).filter(({ group }) => group === 'countries');
  const lounges = items(records.get('lounges'));
  const inIndia = lounges.filter(({ is_domestic }) => is_domestic !== false);
  const cardsOf = ({ access }: JsonObject) =>
    new Set((Array.isArray(access) ? access.filter(isObject) : []).map(({ card_slug }) => String(card_slug)));
  const cards = inIndia.flatMap((lounge) => [...cardsOf(lounge)]);
  return new Map([
    ['banks', items(records.get('banks')).length],
    ['countries', tables.reduce((sum, table) => sum + rowsOf(table), 0)],
    ...tables.map((table): [string, number] => [`countries:${table.slug}`, rowsOf(table)]),
    ['offer-countries', new Set(items(records.get('international-offers')).map(({ country }) => JSON.stringify(country))).size],
    ['lounges', inIndia.length],
    ['lounges-abroad', lounges.length - inIndia.length],
    ...Map.groupBy(cards, (card) => `lounges:${card}`)
      .entries()
      .map(([key, found]): [string, number] => [key, found.length]),
  ]);
}

/** Replaces `{count:…}` in the texts of a document; a key without records stays. Texts without it stay shared. */
export function countFiller(records: ReadonlyMap<string, JsonObject>): (document: JsonObject) => JsonObject {
  const counts = countsOf(records);
  const fill = (text: string) =>
    text.includes('{count:') ? text.replace(COUNT, (whole, key: string) => String(counts.get(key) ?? whole)) : text;
  const fillValue = (value: Json): Json => {
    if (typeof value === 'string') return fill(value);
    if (Array.isArray(value)) return replaceItems(value, fillValue);
    return isObject(value) ? fillDocument(value) : value;
  };
  const fillDocument = (document: JsonObject): JsonObject => replaceValues(document, fillValue);
  return fillDocument;
}
