import marks from './labels/admin-hi.fixture.json' with { type: 'json' };
import hindi from './labels/admin-hi.json' with { type: 'json' };

type Texts = Record<string, Record<string, string>>;

/** The placeholders and tags of each text of `@payloadcms/translations` 3.90.2, in order of their names. */
const MARKS: Texts = marks;
const HINDI: Texts = hindi;
const KEYS = Object.entries(MARKS).flatMap(([group, texts]) => Object.keys(texts).map((key) => [group, key] as const));
const marksOf = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\d>|<\/?a\b|<br>/g) ?? []).sort().join(' ');

test('the Hindi of the admin has every text, with its placeholders and tags', () => {
  const wrong = KEYS.filter(([group, key]) => {
    const text = HINDI[group]?.[key];
    return text === undefined || marksOf(text) !== MARKS[group]?.[key];
  });
  expect(wrong).toEqual([]);
  expect(KEYS.length).toBeGreaterThan(500);
});

test('the Hindi of the admin has no text besides', () => {
  expect(
    Object.entries(HINDI).flatMap(([group, texts]) => Object.keys(texts).filter((key) => MARKS[group]?.[key] === undefined)),
  ).toEqual([]);
});

test('every text is in Hindi', () => {
  const texts = Object.values(HINDI).flatMap((group) => Object.values(group));
  expect(
    texts.filter((text) => !/[\u0900-\u097F]/.test(text) || /[a-z]{3,}/i.test(text.replaceAll(/\{\{\w+\}\}|<[^>]*>|API/g, ''))),
  ).toEqual([]);
});
