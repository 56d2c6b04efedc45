import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathnameOf } from '#lib/contract/addresses.ts';
import { isPageAddress } from '#lib/routes/page-address.ts';
import { isLeaf, isObject, type Json } from '../documents/localize.ts';
import { DATA_FOLDERS } from '../documents/store.ts';

/** A value of a document, with its JSON pointer. */
export interface Place {
  pointer: string;
  key: string;
  value: Json;
}

/** Keys whose value a visitor reads, so that it must be given in every language. */
const TEXT_KEY =
  /^(?:title|description|label|menu|submenu|question|answer|note|tagline|message|fact|month|tag|empty_message|copyright_notice|language_disclaimer|skip_to_content|place_label|alternative_text|headers|rows|no_result|search_result_text|results_found|error_message|error_button_name|global_search_placeholder|(?:sub)?title_\w+|description_\w+|\w+_(?:label|title|name|description|notice))$/;
/** The languages that a document has side by side; others are in `translations/`. */
const WRITTEN = ['en', 'hi'] as const;
const WORDS = /\p{L}{2,}/gu;

/** The JSON files of the data folder, relative to it. */
export function dataFiles(folder: string): string[] {
  const json = (inside: string) =>
    readdirSync(path.join(folder, inside))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => path.join(inside, name));
  return ['.', 'pages', ...DATA_FOLDERS].filter((name) => name !== 'translations').flatMap(json);
}

/** A document of the data folder. */
export function readData(folder: string, file: string): Json {
  const json: Json = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  return json;
}

/** Every value of a document, the document itself first; what is in a list has the key of the list. */
export function* placesIn(value: Json, pointer = '', key = ''): Generator<Place> {
  yield { pointer, key, value };
  if (isLeaf(value)) return;
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* placesIn(item, `${pointer}/${index}`, key);
  else if (isObject(value)) for (const [name, item] of Object.entries(value)) yield* placesIn(item, `${pointer}/${name}`, name);
}

/** How many words a text has once placeholders and addresses are taken out. */
function wordCount(text: string): number {
  return text.replace(/\{[^}]*\}|\(\/[^)]*\)|https?:\S+/g, ' ').match(WORDS)?.length ?? 0;
}

/** What is wrong with the languages of a text, or `undefined`. */
function languageFault({ key, value, pointer }: Place): string | undefined {
  if (isLeaf(value)) {
    const missing = WRITTEN.filter((locale) => !value[locale]);
    if (missing.length > 0) return `has no ${missing.join(', ')}`;
    const { en, hi } = value;
    // An address, of a document or of a framed page, differs by language and is not a text.
    if (typeof en === 'string' && en.startsWith('/')) return undefined;
    const same = typeof en === 'string' && typeof hi === 'string' && wordCount(en) > 2 && !/\p{Script=Devanagari}/u.test(hi);
    return same ? 'is not translated into Hindi' : undefined;
  }
  // The names of languages are written in the language itself.
  if (typeof value !== 'string' || !TEXT_KEY.test(key) || pointer.includes('/languages/')) return undefined;
  return wordCount(value) > 0 ? `is a text without languages: "${value.slice(0, 40)}"` : undefined;
}

/** Texts that lack a language, each as `file#/pointer what is wrong`. */
export function languageFaults(file: string, document: Json): string[] {
  return [...placesIn(document)].flatMap((place) => {
    const fault = languageFault(place);
    return fault ? [`${file}#${place.pointer} ${fault}`] : [];
  });
}

/** The addresses in a text: the text itself, or the links and images in its markdown. */
export function addressesIn(key: string, text: string): string[] {
  const inMarkdown = [...text.matchAll(/\]\(\s*(\/[^)\s]*)/g)].map((match) => match[1] ?? '');
  return /(?:link|url|href|^image|^media|^logo|^mobile_media|poster)$/.test(key) || text.startsWith('/')
    ? [text, ...inMarkdown]
    : inMarkdown;
}

/**
 * Links to pages and files that do not exist, each as `file#/pointer address`. Paths of the contract are no links: whether
 * they are there is checked where they are asked for.
 * @param hasFile whether a path is a file that the site serves
 * @param hasPage whether a site path, without query and fragment, is a page
 */
export function linkFaults(
  file: string,
  document: Json,
  hasFile: (path: string) => boolean,
  hasPage: (path: string) => boolean,
): string[] {
  return [...placesIn(document)].flatMap(({ pointer, key, value }) => {
    // The old address of a redirect.
    if (key === 'from') return [];
    const texts = isLeaf(value) ? Object.values(value) : [value];
    return (
      texts
        .filter((text) => typeof text === 'string')
        .flatMap((text) => addressesIn(key, text))
        // `{slug}` stands for the slug of each record of a list.
        .filter((address) => address.startsWith('/') && !address.startsWith('/api/') && !address.includes('{slug}'))
        .filter((address) => !(isPageAddress(address) ? hasPage : hasFile)(pathnameOf(address)))
        .map((address) => `${file}#${pointer} leads nowhere: ${address}`)
    );
  });
}

/**
 * Buttons for a document of the site with a missing or wrong `file_size`, each as `file#/pointer what is wrong`.
 * @param sizes the size of each document in bytes, by its path
 */
export function sizeFaults(file: string, document: Json, sizes: ReadonlyMap<string, number>): string[] {
  return [...placesIn(document)].flatMap(({ pointer, value }) => {
    if (!isObject(value) || (value.button_type !== 'pdf' && value.button_type !== 'download')) return [];
    const { button_link: link = null, file_size: size = null } = value;
    return WRITTEN.flatMap((locale) => {
      const [address, stated] = [link, size].map((part) => (isLeaf(part) ? (part[locale] ?? null) : part));
      const actual = typeof address === 'string' ? sizes.get(address) : undefined;
      return actual === undefined || stated === actual
        ? []
        : [`${file}#${pointer} says ${stated} bytes (${locale}), it is ${actual}`];
    });
  });
}

/** The numbers of a text, without addresses and placeholders. Hours end “to midnight” in English and at 12 in Hindi. */
function numbersIn(text: string): string[] {
  const plain = text.replace(/\]\([^)]*\)|\{[^}]*\}|(?<=\d),(?=\d)/g, '').replace(/to midnight/g, '12');
  return plain.match(/\d+(?:[.:]\d+)*/g)?.sort() ?? [];
}

/** Texts whose numbers differ between the languages, each as `file#/pointer what is wrong`. */
export function numberFaults(file: string, document: Json): string[] {
  return [...placesIn(document)].flatMap(({ pointer, value }) => {
    if (!isLeaf(value)) return [];
    const { en, hi } = value;
    if (typeof en !== 'string' || typeof hi !== 'string' || en.startsWith('/')) return [];
    const [english, hindi] = [numbersIn(en).join(' '), numbersIn(hi).join(' ')];
    return english === hindi ? [] : [`${file}#${pointer} says ${english} in English, ${hindi} in Hindi`];
  });
}

/** What the tables of a document say: each value by its column and row, and by its row and column. */
export function* tableFigures(document: Json): Generator<[string, string]> {
  const english = (value: Json) => String((isLeaf(value) ? value.en : value) ?? '');
  for (const { value } of placesIn(document)) {
    if (!isObject(value) || !Array.isArray(value.headers) || !Array.isArray(value.rows)) continue;
    const columns = value.headers.map(english);
    for (const row of value.rows) {
      const [name = '', ...cells] = Array.isArray(row) ? row.map(english) : [];
      for (const [index, cell] of cells.entries()) {
        yield [`${columns[index + 1]}: ${name}`, cell];
        yield [`${name}: ${columns[index + 1]}`, cell];
      }
    }
  }
}

/** Hindi spellings and words that the site does not use, with the one that it uses. */
const SPELLINGS = [
  { other: /काग़ज|काग़ज/u, ours: 'कागज़' },
  // A latticed window of a palace may be one; a window of a browser is not.
  { other: /झरोख/u, ours: 'विंडो', unless: /महल|करघ|लाउंज/u },
];

/** Every text of a document in each language, with its pointer. */
function textsOf(document: Json): { pointer: string; text: string }[] {
  return [...placesIn(document)].flatMap(({ pointer, value }) => {
    const given = isLeaf(value)
      ? Object.entries(value).map(([locale, text]) => [`${pointer}/${locale}`, text])
      : [[pointer, value]];
    return given.flatMap(([place, text]) => (typeof text === 'string' ? [{ pointer: String(place), text }] : []));
  });
}

/** Texts whose Hindi is spelt otherwise than on the rest of the site. */
export function spellingFaults(file: string, document: Json): string[] {
  return textsOf(document).flatMap(({ pointer, text }) =>
    SPELLINGS.filter(({ other, unless }) => other.test(text) && !unless?.test(text)).map(
      ({ ours }) => `${file}#${pointer} should have ${ours}`,
    ),
  );
}

/** What search engines show, in characters: a longer title is cut, a shorter description leaves its place empty. */
const TITLE_MAX = 70;
const DESCRIPTION_MIN = 70;

/** Titles that are too long and descriptions that are too short for search engines. */
export function headFaults(file: string, document: Json, product: string): string[] {
  return textsOf(document).flatMap(({ pointer, text }) => {
    const { length } = text.replaceAll('{product}', product);
    const isWrong =
      (/\/seo_title(?:\/|$)/.test(pointer) && length > TITLE_MAX) ||
      (/\/seo_description(?:\/|$)/.test(pointer) && length < DESCRIPTION_MIN);
    return isWrong ? [`${file}#${pointer} has ${length} characters`] : [];
  });
}
