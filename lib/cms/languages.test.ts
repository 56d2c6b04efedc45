import { LOCALES } from '#lib/i18n/locales.ts';
import { languageGaps, languageTimes } from './languages.ts';

const MONDAY = '2026-05-04T10:00:00.000Z';
const TUESDAY = '2026-05-05T10:00:00.000Z';
const OTHERS = LOCALES.filter((locale) => !['en', 'hi', 'ta'].includes(locale));
const page = (title: object, description?: object) => ({
  slug: 'tea',
  title,
  content: [{ __component: 'blocks.description', description, link: { en: '/tea' } }],
});

test('a language is missing, written in part, or whole', () => {
  const document = page({ en: 'Tea', hi: 'चाय', ta: 'தேநீர்' }, { en: 'Hot', hi: 'गरम', ta: '' });
  expect(languageGaps(document, {})).toEqual({ older: [], partly: ['ta'], missing: OTHERS });
  expect(languageGaps({ slug: 'a', title: { en: '₹ 5' } }, {})).toBeUndefined();
});

test('a language is older when only the English text was changed after it', () => {
  const old = page({ en: 'Tea', hi: 'चाय' });
  const corrected = page({ en: 'Green tea', hi: 'चाय' });
  const times = languageTimes(old, corrected, {}, undefined, MONDAY);
  expect(times).toEqual({ en: MONDAY });
  expect(languageGaps(corrected, times)?.older).toEqual(['hi']);

  const translated = page({ en: 'Green tea', hi: 'हरी चाय' });
  const both = languageTimes(corrected, translated, times, undefined, TUESDAY);
  expect(both).toEqual({ en: MONDAY, hi: TUESDAY });
  expect(languageGaps(translated, both)?.older).toEqual([]);
});

test('a language that is saved by hand is right as it is; saving in English says nothing of the others', () => {
  const document = page({ en: 'Tea', hi: 'चाय' });
  expect(languageTimes(document, document, { en: MONDAY }, 'hi', TUESDAY)).toEqual({ en: MONDAY, hi: TUESDAY });
  expect(languageTimes(document, document, { en: MONDAY }, 'en', TUESDAY)).toEqual({ en: MONDAY });
});

test('a change without texts makes no language older, nor does a part that is removed in all of them', () => {
  const document = page({ en: 'Tea', hi: 'चाय' }, { en: 'Hot', hi: 'गरम' });
  expect(languageTimes(document, { ...document, slug: 'chai' }, {}, undefined, MONDAY)).toEqual({});
  expect(languageTimes(document, { ...document, content: [] }, {}, undefined, MONDAY)).toEqual({ en: MONDAY, hi: MONDAY });
  expect(languageTimes(undefined, document, {}, undefined, MONDAY)).toEqual({ en: MONDAY, hi: MONDAY });
});
