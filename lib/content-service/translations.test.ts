/** @jest-environment node */
import path from 'node:path';
import { LOCALES, type Locale } from '#lib/i18n/locales.ts';
import { dataFiles, placesIn, readData } from './checks/document-checks.test-helper.ts';
import { isLeaf, isObject, type JsonObject, localizeDocument, valuesNow } from './documents/localize.ts';
import { createStore, type Documents } from './documents/store.ts';
import absentSubjects from './search/absent-subjects.json' with { type: 'json' };

const FOLDER = path.join(process.cwd(), 'lib/content-service/data');
const TRANSLATED: readonly Locale[] = LOCALES.filter((locale) => locale !== 'en' && locale !== 'hi');
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  bn: /\p{Script=Bengali}/u,
  mr: /\p{Script=Devanagari}/u,
  te: /\p{Script=Telugu}/u,
  ta: /\p{Script=Tamil}/u,
  gu: /\p{Script=Gujarati}/u,
  ur: /\p{Script=Arabic}/u,
  kn: /\p{Script=Kannada}/u,
  or: /\p{Script=Oriya}/u,
  ml: /\p{Script=Malayalam}/u,
  pa: /\p{Script=Gurmukhi}/u,
};

const english = new Set(
  dataFiles(FOLDER).flatMap((file) =>
    [...placesIn(readData(FOLDER, file))].flatMap(({ value }) =>
      isLeaf(value) && typeof value.en === 'string' ? [value.en] : [],
    ),
  ),
);

/** Texts of the search. */
const NAMES = new Set(absentSubjects.map(({ name }) => name.en));

function textsOf(locale: string): [english: string, text: string][] {
  const document = readData(FOLDER, `translations/${locale}.json`);
  const texts = isObject(document) && isObject(document.texts) ? document.texts : {};
  return Object.entries(texts).map(([key, text]) => [key, String(text)]);
}

const sorted = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).toSorted();
const PLACEHOLDER = /\{[^{}]*\}|#year#/g;
const TARGET = /\]\([^)]*\)/g;
const NATIVE_DIGIT = /(?![0-9])\p{Nd}/u;
const INVISIBLE = /[\u00a0\u200b\u202a-\u202e\ufeff]/;

describe.each(TRANSLATED)('%s', (locale) => {
  const texts = textsOf(locale);

  test('translations are of texts that are in the content', () => {
    expect(texts.map(([key]) => key).filter((key) => !english.has(key) && !NAMES.has(key))).toEqual([]);
    expect(texts.length).toBeGreaterThan(1800);
  });

  test('placeholders, addresses, emphasis and lines are those of the English text', () => {
    const marks = (text: string) => ({
      placeholders: sorted(text, PLACEHOLDER),
      addresses: sorted(text, TARGET),
      bold: sorted(text, /\*\*/g).length,
      lines: sorted(text, /\n/g).length,
    });
    const wrong = texts.filter(([key, text]) => JSON.stringify(marks(key)) !== JSON.stringify(marks(text)));
    expect(wrong).toEqual([]);
  });

  test('texts are in the script of the language, in NFC, with Latin digits and without invisible characters', () => {
    const script = SCRIPTS[locale] ?? /./;
    const wrong = texts.filter(
      ([key, text]) => text !== key && /\p{L}/u.test(text.replace(PLACEHOLDER, '')) && !script.test(text),
    );
    expect(wrong).toEqual([]);
    expect(texts.filter(([, text]) => NATIVE_DIGIT.test(text) || INVISIBLE.test(text) || text !== text.normalize('NFC'))).toEqual(
      [],
    );
  });
});

/** The documents that every language has whole. */
const WHOLE: readonly (readonly [string, (documents: Documents) => JsonObject | undefined])[] = [
  ...['header', 'footer', 'messages', 'home-page'].map((name) => [name, ({ named }: Documents) => named.get(name)] as const),
  ...[
    'credit-cards',
    'debit-cards',
    'prepaid-cards',
    'which-card',
    'lost-card',
    'contact',
    'faqs',
    'fraud-awareness',
    'legal',
  ].map((slug) => [`pages/${slug}`, ({ pages }: Documents) => pages.get(slug)] as const),
  ...['lounges', 'lounge-city', 'offer'].map(
    (slug) => [`screens/${slug}`, ({ folders }: Documents) => folders.screens.get(slug)] as const,
  ),
  ...['banks', 'cities', 'lounges', 'faqs', 'faq-tabs', 'card-tiers', 'credit-cards', 'debit-cards', 'prepaid-cards'].map(
    (name) => [`records/${name}`, ({ folders }: Documents) => folders.records.get(name)] as const,
  ),
];

test.each(WHOLE)('%s is whole in every language', (_, documentOf) => {
  const document = documentOf(createStore(FOLDER, 'rupay')());
  if (document === undefined) throw new Error('there is no such document');
  for (const locale of TRANSLATED) {
    const { locale: language, content = [] } = localizeDocument(document, locale, valuesNow('rupay'));
    const languages = [language, ...(Array.isArray(content) ? content.map((block) => isObject(block) && block.locale) : [])];
    expect([locale, new Set(languages)]).toEqual([locale, new Set([locale])]);
  }
});
