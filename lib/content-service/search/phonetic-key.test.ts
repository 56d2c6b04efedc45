import { createPhoneticKeys, skeletonOf } from './phonetic-key.ts';

const { soundOf, soundsOf } = createPhoneticKeys({});

test.each([
  ['लाउंज', 'lounj'],
  ['कर्ज', 'qarz'],
  ['दिल्ली', 'dilli'],
  ['यात्रा', 'yatra'],
  ['खर्च', 'kharch'],
  ['कंपनी', 'kampani'],
  ['ज्ञान', 'gyan'],
  ['छल्ला', 'chhalla'],
  ['गोपनीयता', 'gopniyata'],
  ['क्रेडिट', 'credit'],
])('2.4 %s and %s sound alike', (hindi, latin) => {
  expect(soundOf(latin)).toBe(soundOf(hindi));
});

test('2.4 words that differ in sound have different keys; other scripts and digits have none', () => {
  expect(new Set(['कार्ड', 'कर्ज', 'खोज', 'लाउंज', 'उड़ान'].map(soundOf)).size).toBe(5);
  expect([soundOf('карта'), soundOf('2012'), soundOf('')]).toEqual([undefined, undefined, undefined]);
});

test('2.4 the consonants of a word are the same when its vowels are guessed', () => {
  expect(skeletonOf(soundOf('platinum') ?? '')).toBe(skeletonOf(soundOf('प्लैटिनम') ?? ''));
  expect(skeletonOf(soundOf('offer') ?? '')).toBe(skeletonOf(soundOf('ऑफर') ?? ''));
  expect(skeletonOf(soundOf('बिधार्थी') ?? '')).toBe(skeletonOf(soundOf('विद्यार्थी') ?? ''));
});

test('2.4 the sign of a nasal vowel may be left out', () => {
  expect(soundsOf('फंस')).toContain(soundOf('fas'));
  expect(soundsOf('फंस')).toContain(soundOf('fans'));
  expect(soundsOf('2012').size).toBe(0);
});
