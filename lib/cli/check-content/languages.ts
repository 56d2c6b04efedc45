import { page } from '#lib/contract/documents.ts';
import type { Endpoint } from '#lib/contract/endpoints.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#lib/i18n/locales.ts';
import { property } from '#lib/platform/property.ts';
import { placesIn } from './problems.ts';

/** How many parts of a page or a list there are, and how many of them are in the language that was asked for. */
interface Translated {
  parts: number;
  translated: number;
  /** When a document was changed last (ISO 8601), where it says so. */
  updated?: string | undefined;
}

/** By page or list, then by language. */
export type LanguageTable = Map<string, Map<Locale, Translated>>;

/** A document, its blocks and the records of a list say which language they are in. */
function countParts(json: unknown, locale: Locale): Translated {
  const languages = [...placesIn(json)]
    .map(({ value }) => property(value, 'locale'))
    .filter((language) => typeof language === 'string');
  return { parts: languages.length, translated: languages.filter((language) => language === locale).length };
}

/** Pages have a row each, by path and slug; all records of an endpoint have one. */
function rowOf({ answer }: Endpoint, path: string, { slug }: Record<string, string>): string {
  return answer === page && slug !== undefined ? `${path}?slug=${slug}` : path;
}

/** Adds an answer to the table. */
export function addAnswer(
  table: LanguageTable,
  endpoint: Endpoint,
  call: { path: string; params: Record<string, string>; locale: Locale },
  json: unknown,
): void {
  const name = rowOf(endpoint, call.path, call.params);
  const row = table.get(name) ?? new Map<Locale, Translated>();
  const { parts, translated } = countParts(json, call.locale);
  const before = row.get(call.locale) ?? { parts: 0, translated: 0 };
  const document = property(json, 'data') ?? json;
  const updated = property(document, 'updated_at');
  row.set(call.locale, {
    parts: before.parts + parts,
    translated: before.translated + translated,
    ...(typeof updated === 'string' && { updated }),
  });
  table.set(name, row);
}

/** Whether a language was changed before English was. */
const isOlder = ({ updated }: Translated, english: Translated | undefined) =>
  updated !== undefined && english?.updated !== undefined && Date.parse(updated) < Date.parse(english.updated);

/**
 * For `console.table`: `whole`, `3/7`, or nothing where no part is translated, and `older` where English was changed later. Rows that
 * every language has whole are left out.
 */
export function printedLanguages(table: LanguageTable): Record<string, Partial<Record<Locale, string>>> {
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  const isWhole = ({ parts, translated }: Translated) => parts === translated;
  const isDone = (row: ReadonlyMap<Locale, Translated>, locale: Locale) => {
    const cell = row.get(locale) ?? { parts: 1, translated: 0 };
    return isWhole(cell) && !isOlder(cell, row.get(DEFAULT_LOCALE));
  };
  const rows = [...table].filter(([, row]) => others.some((locale) => !isDone(row, locale)));
  return Object.fromEntries(
    rows.map(([name, row]) => [
      name,
      Object.fromEntries(
        others.map((locale) => {
          const cell = row.get(locale) ?? { parts: 0, translated: 0 };
          if (cell.translated === 0) return [locale, ''];
          const state = isWhole(cell) ? 'whole' : `${cell.translated}/${cell.parts}`;
          return [locale, isOlder(cell, row.get(DEFAULT_LOCALE)) ? `${state}, older` : state];
        }),
      ),
    ]),
  );
}
