import { inReadingOrder } from './reading-order.ts';

const glyphs = (...all: [characters: string, wide: boolean][]) =>
  all.map(([characters, wide]) => ({ characters: [...characters], wide }));
const texts = (text: string, ...all: [string, boolean][]) => inReadingOrder([...text], glyphs(...all)).map((glyph) => glyph.text);

describe('the text of shaped glyphs', () => {
  test('is that of the shaper where it draws in reading order', () => {
    expect(texts('card', ['c', true], ['a', true], ['r', true], ['d', true])).toEqual(['c', 'a', 'r', 'd']);
    expect(texts('office', ['o', true], ['ff', true], ['i', true], ['c', true], ['e', true])).toEqual(['o', 'ff', 'i', 'c', 'e']);
  });

  test('is put back where a vowel sign is drawn before its consonant', () => {
    expect(texts('दिन', ['ि', true], ['द', true], ['न', true])).toEqual(['द', 'ि', 'न']);
  });

  test('a conjunct keeps its combining mark off the wide glyph, so that readers measure it right', () => {
    expect(inReadingOrder([...'ब्याज'], glyphs(['ब्य', true], ['ा', true], ['ज', true]))).toEqual([
      { glyph: 0, text: 'ब' },
      { glyph: undefined, text: '्य' },
      { glyph: 1, text: 'ा' },
      { glyph: 2, text: 'ज' },
    ]);
  });

  test('a glyph without width may stand for combining marks', () => {
    expect(texts('कर्म', ['क', true], ['म', true], ['र्', false])).toEqual(['क', 'र', '्म']);
    expect(texts('क्रे', ['क्र', true], ['े', false])).toEqual(['क', '्र', 'े']);
  });

  test('glyphs that do not stand for the text are an error', () => {
    expect(() => texts('ab', ['a', true], ['c', true])).toThrow('do not stand for its characters');
  });
});
