import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { directionOf, LOCALES } from '#lib/i18n/locales.ts';
import { replaceOnce, type Skeleton, WrongInput } from './skeleton.ts';

/** Codes that cannot name a constant. */
const RESERVED = new Set(['do', 'for', 'if', 'in', 'let', 'new', 'try', 'var']);

const scriptOf = (code: string) => new Intl.Locale(code).maximize().script;
const nameIn = (code: string, language: string) =>
  new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(code);

/** The English labels of pdf.js that the site shows: those that Hindi has, too. */
function pdfLabels(name: string, root: string): string {
  const library = readFileSync(join(root, 'node_modules/pdfjs-dist/legacy/web/pdf_viewer.mjs'), 'utf8');
  const builtIn = /createBundleFallback\(lang\) \{\s*const text = (".*");/.exec(library)?.[1];
  if (builtIn === undefined) throw new Error('pdf.js has no English labels where they were');
  const hindi = readFileSync(join(root, 'lib/i18n/languages/hi/pdf.ftl'), 'utf8');
  const shown = new Set(hindi.match(/^pdfjs-[\w-]+(?= =)/gm));
  const entries = String(JSON.parse(builtIn)).split(/^(?=[a-z#])/m);
  const wanted = entries.filter((entry) => shown.has(/^pdfjs-[\w-]+/.exec(entry)?.[0] ?? ''));
  return `# The PDF viewer's own labels in ${name}: what its pages, its annotations and its editors say.\n\n${wanted.map((entry) => entry.trimEnd()).join('\n')}\n`;
}

function definition(code: string): string {
  const zero = new Intl.NumberFormat(`${code}-u-nu-native`).format(0);
  const font = LOCALES.filter((other) => scriptOf(other) === scriptOf(code)).map((other) => LANGUAGES[other].font)[0];
  return `import type { Language } from '../language.ts';

export const language: Language = {
  regionalTag: '${code}-IN',
  month: 'long',
  zero: '${zero}',
${font === undefined ? '' : `  font: '${font}',\n`}};
`;
}

const SEARCH_RULES = `import type { SearchRules } from '../search-rules.ts';

export const searchRules: SearchRules = {
  stopWords: '',
  latinStopWords: '',
  endings: '',
  what: '',
  kinds: { lounges: '', offers: '', cards: '' },
};
`;

/** Adds an import and a name to the table of all languages in a text. */
const addToTable = (code: string, line: string) => (text: string) => {
  const names = LOCALES.join(', ');
  return `${line}\n${replaceOnce(text, `{ ${names} }`, `{ ${names}, ${code} }`)}`;
};

function addToLocales(text: string, code: string): string {
  const listed = `'${LOCALES.at(-1)}'] as const`;
  const added = replaceOnce(text, listed, `'${LOCALES.at(-1)}', '${code}'] as const`);
  const { direction } = new Intl.Locale(code).getTextInfo();
  if (direction !== 'rtl' || directionOf(code) === 'rtl') return added;
  return replaceOnce(added, 'RIGHT_TO_LEFT = new Set([', `RIGHT_TO_LEFT = new Set(['${code}', `);
}

/** One more index of each search, as there are for each language. */
function addToCaches(text: string): string {
  return text.replace(/(?<=(?:SEARCH|LIST)_ENGINES = \{ max: )\d+/g, (max) =>
    String((Number(max) / LOCALES.length) * (LOCALES.length + 1)),
  );
}

/**
 * A new language of the site, in English until it is translated.
 * @param code of two or three letters, such as `ne`
 * @param root the folder of the project, whose English texts it begins with
 * @throws {WrongInput} for an invalid code, or one of a language of the site
 */
export function newLanguage(code: string, root: string): Skeleton {
  if (!/^[a-z]{2,3}$/.test(code))
    throw new WrongInput(`“${code}” is no code of a language: two or three small letters, such as ne.`);
  if (LOCALES.some((locale) => locale === code))
    throw new WrongInput(`${code} is a language of the site: lib/i18n/languages/${code}.`);
  const name = nameIn(code, 'en');
  if (name === undefined || RESERVED.has(code))
    throw new WrongInput(`${code} is no language that is known here: is it a country or a slip?`);
  const english = readFileSync(join(root, 'messages/en.json'), 'utf8');
  const folder = `lib/i18n/languages/${code}`;
  const hasFont = LOCALES.some((other) => scriptOf(other) === scriptOf(code));
  return {
    files: {
      [`${folder}/language.ts`]: definition(code),
      [`${folder}/search.ts`]: SEARCH_RULES,
      [`${folder}/pdf.ftl`]: pdfLabels(name, root),
      [`messages/${code}.json`]: english,
      [`lib/content-service/data/translations/${code}.json`]: '{\n "texts": {},\n "phrases": {}\n}\n',
    },
    lines: {
      'lib/i18n/locales.ts': (text) => addToLocales(text, code),
      'lib/i18n/languages.ts': addToTable(code, `import { language as ${code} } from './languages/${code}/language.ts';`),
      'lib/i18n/search-rules.ts': addToTable(code, `import { searchRules as ${code} } from './languages/${code}/search.ts';`),
      'lib/i18n/text.ts': addToTable(code, `import ${code} from '#messages/${code}.json' with { type: 'json' };`),
      'lib/config/cache-bytes.ts': addToCaches,
      'messages/unexpected-error.json': (text) => {
        const texts: Record<string, object> = JSON.parse(text);
        return `${JSON.stringify({ ...texts, [code]: texts.en }, null, 2)}\n`;
      },
      'lib/content-service/data/header.json': (text) => {
        const { top, ...rest }: { top: { languages: object[] } } = JSON.parse(text);
        const language = { id: code, code, language_name: nameIn(code, code) ?? name };
        return `${JSON.stringify({ top: { ...top, languages: [...top.languages, language] }, ...rest }, null, 2)}\n`;
      },
    },
    left: [
      `${folder}/language.ts: how a month is written, the comma of lists${hasFont ? '' : `; its script has no font yet (lib/cli/fonts/fonts.json, app/tokens.css)`}`,
      `${folder}/search.ts: stop words, endings, and what the search is asked for`,
      `${folder}/pdf.ftl, messages/${code}.json, messages/unexpected-error.json: ${name} in place of the English texts`,
      `lib/content-service/data/header.json: the name of the language, when it is not “${nameIn(code, code) ?? name}”`,
      `lib/content-service/data/translations/${code}.json: the content by its English text, and phrases of the search by address`,
      'the tests that ask for all of a language: docs/how-to.md names them',
    ],
  };
}
