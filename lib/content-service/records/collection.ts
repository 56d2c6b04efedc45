import { fillPlaceholders, isLeaf, isObject, type Json, type JsonObject, type Values } from '../localize.ts';
import { createMemo, type Documents } from '../store.ts';

/** A record as its file has it: all languages side by side, with the defaults of its list. */
export type SourceRecord = JsonObject;

/** A field that is the same in every language, with its placeholders filled; empty when the record does not have the field. */
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

/** The records of a list (`records/<name>.json`), each with the defaults of the list under its own fields. */
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
