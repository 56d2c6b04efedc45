import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { isLeaf, isObject, type Json, type JsonObject, type Leaf } from './localize.ts';
import { replaceItems, replaceValues } from './replace-values.ts';

/** The translations of a language, by the English text: a text that is changed in English is shown in English again. */
export type Translations = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Reads the files of `translations/`.
 * @param files by the code of the language: `texts` by the English text
 */
export function readTranslations(files: ReadonlyMap<string, JsonObject>): Translations {
  return new Map(
    [...files].map(([code, { texts }]) => {
      const entries = isObject(texts) ? Object.entries(texts) : [];
      return [code, new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))];
    }),
  );
}

function translateLeaf(leaf: Leaf, translations: Translations): Leaf {
  const english = leaf[DEFAULT_LOCALE];
  if (typeof english !== 'string') return leaf;
  let translated: Leaf | undefined;
  for (const [code, texts] of translations) {
    const text = leaf[code] === undefined ? texts.get(english) : undefined;
    if (text === undefined) continue;
    translated ??= { ...leaf };
    translated[code] = text;
  }
  return translated ?? leaf;
}

function translateValue(value: Json, translations: Translations): Json {
  if (Array.isArray(value)) return replaceItems(value, (item) => translateValue(item, translations));
  if (!isObject(value)) return value;
  return isLeaf(value) ? translateLeaf(value, translations) : translate(value, translations);
}

/** A document whose texts have the languages of `translations` beside those that they are written in. */
export function translate(document: JsonObject, translations: Translations): JsonObject {
  return replaceValues(document, (value) => translateValue(value, translations));
}
