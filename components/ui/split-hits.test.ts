import { splitHits } from './split-hits.ts';

const hits = (text: string, query: string, extent?: 'word' | 'typed') =>
  splitHits(text, query, extent)
    .filter(({ hit }) => hit)
    .map(({ text: part }) => part);

test('2.4 words that begin with a word of the search are marked, whatever their case and accents', () => {
  expect(hits('Airport Lounges, and a café lounge', 'lounge CAFE')).toEqual(['Lounges', 'café', 'lounge']);
  expect(hits('A lounge at an airport', 'a')).toEqual(['A']);
  expect(hits('collounge', 'lounge')).toEqual([]);
});

test('2.4 Devanagari is marked by whole words, with nukta and joiners or without', () => {
  expect(hits('एयरपोर्ट लाउंज में क़र्ज़', 'लाउंज कर्ज')).toEqual(['लाउंज', 'क़र्ज़'.normalize('NFC')]);
  expect(hits('क्\u200dषेत्र', 'क्षेत्र')).toEqual(['क्\u200dषेत्र']);
});

test('2.3 in a suggestion the typed beginning is marked, and no written letter is cut', () => {
  expect(hits('Airport lounges', 'lou', 'typed')).toEqual(['lou']);
  expect(hits('लाउंज', 'ला', 'typed')).toEqual(['ला']);
  expect(hits('लाउंज', 'लाउ', 'typed')).toEqual(['लाउं']);
  expect(hits('क्षेत्र', 'क्', 'typed')).toEqual(['क्षे']);
});

test.each(['.*', '(((', '\\', '[a', '$', '<b>', ''])('2.4 %p is text, never a pattern', (query) => {
  const text = 'A (lounge) costs $5 [at] <b>noon</b> \\o/';
  const parts = splitHits(text, query);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
