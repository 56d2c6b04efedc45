import { LIST_ENGINES } from '#lib/config/cache-bytes.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { SourceRecord } from '../documents/collection.ts';
import { createMemo, type Documents, versionToday } from '../documents/store.ts';
import { createEngine, type Engine } from '../search/engine.ts';
import type { Entry } from '../search/entry.ts';

/** What is searched in a record: its name, what it belongs to, and its text. */
export type SearchedTexts = (record: SourceRecord, locale: string) => { title: string; topic?: string; text?: string };

/**
 * Searches a list like the site: one index per list and language, made on demand and again when a document changes or a day
 * begins.
 */
export function createRecordSearch(documents: () => Documents, collection: (name: string) => SourceRecord[]) {
  const memo = createMemo<{ engine: Engine; recordOf: ReadonlyMap<Entry, SourceRecord> }>(documents, versionToday, LIST_ENGINES);
  /** The records that have all words of a text, the best first; all of them when it has no word. */
  return (name: string, locale: Locale, search: string, texts: SearchedTexts): SourceRecord[] => {
    const { engine, recordOf } = memo(`${locale} ${name}`, () => {
      const recordOf = new Map(
        collection(name).map((record): [Entry, SourceRecord] => {
          const { title, topic = '', text = '' } = texts(record, locale);
          return [{ kind: 'questions', title, description: topic, text, link: '' }, record];
        }),
      );
      return { engine: createEngine([...recordOf.keys()], '', locale), recordOf };
    });
    const found = engine.filter(search)?.map((entry) => recordOf.get(entry));
    return found?.filter((record) => record !== undefined) ?? collection(name);
  };
}
