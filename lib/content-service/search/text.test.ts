import { descriptionOf } from './text.ts';

test.each([
  ['Opens twice a quarter. [See all lounges](/lounges).', 'Opens twice a quarter.'],
  ['यहाँ सब लिखा है। [उस लाउंज के बारे में](/lounges)।', 'यहाँ सब लिखा है।'],
  ['Banks issue them. [Credit](/a), [debit](/b) and [prepaid](/c).', 'Banks issue them.'],
  ['Ask your bank.\n\n[Complaints](/legal)', 'Ask your bank.'],
  ['“Yes.” [More](/more).', '“Yes.”'],
  ['بینک سے پوچھیں۔ [کریڈٹ](/a) اور [ڈیبٹ](/b)۔', 'بینک سے پوچھیں۔'],
  ['வங்கியைக் கேளுங்கள். [கிரெடிட்](/a) மற்றும் [டெபிட்](/b).', 'வங்கியைக் கேளுங்கள்.'],
])('2.4 a last sentence that is only links is no part of an extract: %s', (markdown, told) => {
  expect(descriptionOf(markdown)).toBe(told);
});

test.each([
  ['See the [list of lounges](/lounges).', 'See the list of lounges.'],
  ['Free. See [the rules](/rules) first.', 'Free. See the rules first.'],
  ['[All questions](/faqs)', 'All questions'],
])('2.4 a link that is part of a sentence, or all there is, stays: %s', (markdown, told) => {
  expect(descriptionOf(markdown)).toBe(told);
});

test('2.4 a long text without an end of links is read once', () => {
  expect(descriptionOf(`A. ${'[a](/b) '.repeat(20_000)}x`).endsWith('…')).toBe(true);
});
