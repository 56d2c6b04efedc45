import { fillPlaceholders, isLeaf, localizeDocument } from './localize.ts';

const values = { product: 'rupay', today: new Date('2026-02-27T12:00:00Z') };
const both = { en: 'Cards', hi: 'कार्ड' };
const english = { en: 'Only English' };

test('a text in several languages has only language codes, English among them', () => {
  expect([both, english, { en: 'a', 'pt-BR': 'b' }].every(isLeaf)).toBe(true);
  expect([{ hi: 'क' }, { en: 'a', title: 'b' }, {}, [], 'en', null].some(isLeaf)).toBe(false);
});

test.each([
  ['/about-{product}', '/about-rupay'],
  ['{today}', '2026-02-27'],
  ['{today+2} to {today-30}', '2026-03-01 to 2026-01-28'],
  ['{product+1} {other} {today+12345}', '{product+1} {other} {today+12345}'],
])('placeholders: %s is %s', (text, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});

const page = {
  slug: '{product}-global',
  title: both,
  content: [
    { __component: 'blocks.description', description: both },
    { __component: 'blocks.features', title: both, features: [{ title: both }, { title: english }] },
    { __component: 'blocks.media', media: '/a.svg' },
  ],
};

test('rulings, languages: a block that lacks one text falls back to English as a whole and says so', () => {
  const { content, ...head } = localizeDocument(page, 'hi', values);
  expect(head).toEqual({ slug: 'rupay-global', title: 'कार्ड', locale: 'hi', locales: ['en', 'hi'] });
  expect(content).toEqual([
    { __component: 'blocks.description', description: 'कार्ड', locale: 'hi' },
    { __component: 'blocks.features', title: 'Cards', features: [{ title: 'Cards' }, { title: 'Only English' }], locale: 'en' },
    { __component: 'blocks.media', media: '/a.svg', locale: 'hi' },
  ]);
});

test('rulings, languages: a page with no translation says so', () => {
  const { locale, locales } = localizeDocument({ title: english, content: [{ description: english }] }, 'hi', values);
  expect({ locale, locales }).toEqual({ locale: 'en', locales: ['en'] });
});

test('rulings, languages: an unknown language gives the English document', () => {
  expect(localizeDocument(page, 'ta', values)).toEqual(localizeDocument(page, 'en', values));
  expect(localizeDocument({ menu: both }, 'ta', values)).toEqual({ menu: 'Cards', locale: 'en' });
});

test('a language whose text is empty is missing', () => {
  expect(localizeDocument({ title: { en: 'A', hi: '' } }, 'hi', values)).toEqual({ title: 'A', locale: 'en' });
});
