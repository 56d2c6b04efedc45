import { hasEnded } from '#lib/contract/offer-dates.ts';
import { fillPlaceholders, isLeaf, isObject, type Json, type JsonObject, type Values } from './localize.ts';
import { createMemo, type Documents } from './store.ts';

/** A record as its file has it: all languages side by side, with the defaults of its list. */
export type SourceRecord = JsonObject;

export const OFFER_LISTS = ['exclusive-offers', 'msme-offers', 'festive-offers', 'international-offers'] as const;
/** Offers with a booking: listed only when the query names their type. */
export const PRIVILEGES = 'privileges';

/** A field that is not translated, with placeholders filled; empty when absent. */
export function field(record: SourceRecord, name: string, values: Values): string {
  const value = record[name];
  return typeof value === 'string' ? fillPlaceholders(value, values) : '';
}

/** The texts of a list that is the same in every language. */
export function fieldList(record: SourceRecord, name: string): string[] {
  const value = record[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A text in one language, else in English. */
export function textIn(value: Json | undefined, locale: string, values: Values): string {
  if (typeof value === 'string') return fillPlaceholders(value, values);
  if (value === undefined || !isLeaf(value)) return '';
  const text = value[locale] ?? value.en;
  return typeof text === 'string' ? fillPlaceholders(text, values) : '';
}

/** Whether an offer is over; its last day still counts. */
export function hasRecordEnded(record: SourceRecord, values: Values): boolean {
  return hasEnded({ valid_to: field(record, 'valid_to', values) || undefined }, values.today.toISOString().slice(0, 10));
}

/** `records/<name>.json`, with the defaults of the list. */
function recordsIn(document: JsonObject | undefined): SourceRecord[] {
  if (!Array.isArray(document?.items)) return [];
  const defaults = isObject(document.defaults) ? document.defaults : {};
  return document.items.filter(isObject).map((item) => ({ ...defaults, ...item }));
}

/** Reads lists of records, each made once as long as the documents do not change. */
export function createCollections(documents: () => Documents) {
  const memo = createMemo<SourceRecord[]>(documents);
  return (name: string) => memo(name, ({ folders }) => recordsIn(folders.records.get(name)));
}
export type Collections = ReturnType<typeof createCollections>;
