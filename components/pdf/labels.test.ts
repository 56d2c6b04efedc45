import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '#lib/i18n/locales.ts';
import { documentLabels } from './labels.ts';

const LANGUAGES = join(import.meta.dirname, '../../lib/i18n/languages');
const LIBRARY = ['build/pdf.mjs', 'web/pdf_viewer.mjs'].map((file) =>
  readFileSync(join(import.meta.dirname, '../../node_modules/pdfjs-dist/legacy', file), 'utf8'),
);

/** Tools that this viewer does not have. */
const ABSENT = /comment|signature/;

test('2.7 the messages are those of the specification', () => {
  expect(documentLabels('en')).toMatchObject({
    loading: 'Loading PDF…',
    failed: 'Failed to load PDF file.',
    passwordNeeded: 'Enter the password to open this PDF file.',
    passwordWrong: 'Invalid password. Please try again.',
    loadingPage: 'Loading page…',
    noPage: 'No page specified.',
    pageFailed: 'Failed to load the page.',
  });
});

/** The value and attributes of each label of a Fluent file. */
function partsOf(fluent: string): Map<string, string> {
  const labels = fluent.split(/^(?=[a-z])/m).filter((entry) => entry.startsWith('pdfjs-'));
  return new Map(
    labels.map((entry) => {
      const [, id = '', text = ''] = /^([\w-]+) =(.*)/.exec(entry) ?? [];
      const attributes = [...entry.matchAll(/^ +(\.[\w-]+) =/gm)].map(([, name]) => name);
      return [id, [...(text.trim() ? ['text'] : []), ...attributes].join(' ')];
    }),
  );
}

/** What the Fluent file of a language says. */
const fluentOf = (code: string) => readFileSync(join(LANGUAGES, code, 'pdf.ftl'), 'utf8');
const TRANSLATED = LOCALES.filter((code) => code !== DEFAULT_LOCALE);

test.each(TRANSLATED)('2.7 each label in %s has all parts of the English one that is built in', (code) => {
  const builtIn = /createBundleFallback\(lang\) \{\s*const text = (".*");/.exec(LIBRARY[1] ?? '')?.[1] ?? '""';
  const english = partsOf(String(JSON.parse(builtIn)));
  const translated = partsOf(fluentOf(code));
  expect(english.size).toBeGreaterThan(300);
  expect(translated.size).toBeGreaterThan(40);
  for (const [id, parts] of translated) expect([id, parts]).toEqual([id, english.get(id)]);
});

test.each(TRANSLATED)('2.7 every label of the viewer’s own parts is in %s', (code) => {
  const used = LIBRARY.flatMap((text) => [...text.matchAll(/["`](pdfjs-[a-z0-9-]+)["`]/g)].map(([, id]) => id ?? ''));
  const known = new Set([...fluentOf(code).matchAll(/^(pdfjs-[a-z0-9-]+) =/gm)].map(([, id]) => id));
  expect(used.length).toBeGreaterThan(40);
  expect([...new Set(used)].filter((id) => !known.has(id) && !ABSENT.test(id))).toEqual([]);
});
