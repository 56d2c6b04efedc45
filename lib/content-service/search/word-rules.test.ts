import { wordRules } from './word-rules.ts';

const { stem } = wordRules('en');

test.each([
  ['lounges', 'lounge'],
  ['blocked', 'block'],
  ['charging', 'charge'],
  ['expired', 'expire'],
  ['declined', 'decline'],
  ['enabled', 'enable'],
  ['swiped', 'swipe'],
  ['withdrawal', 'withdraw'],
  ['forgotten', 'forget'],
  ['eligibility', 'eligible'],
  ['कार्डों', 'कार्ड'],
])('2.4 “%s” is a form of “%s”', (form, word) => {
  expect(stem(form)).toBe(stem(word));
});

test.each([
  ['repaired', 'repair'],
  ['cleared', 'clear'],
  ['joined', 'join'],
  ['shopping', 'shopping'],
  ['stolen', 'stolen'],
])('2.4 “%s” becomes “%s”', (form, word) => {
  expect(stem(form)).toBe(word);
});
