import { createAbsentSubjects } from './absent-subjects.ts';
import { wordRules } from './word-rules.ts';

const absentSubject = createAbsentSubjects(wordRules('en'));

test.each([
  ['crypto', '/fraud-awareness'],
  ['can I buy bitcoins with my card', '/fraud-awareness'],
  ['kripto', '/fraud-awareness'],
  ['क्रिप्टो में निवेश', '/fraud-awareness'],
  ['share price', '/about-{product}'],
  ['home loan interest', '/credit-cards'],
  ['होम लोन', '/credit-cards'],
  ['IFSC code', '/contact'],
])('2.4 “%s” is a subject that the site does not have', (query, link) => {
  expect(absentSubject(query)?.link).toBe(link);
});

test.each([
  'loan for small business',
  'credit card against fixed deposit',
  'lounge visakhapatnam',
  'share',
  'home',
  'accident insurance on card',
  'price of a lounge visit',
  '',
])('2.4 “%s” is none, although it has words of one', (query) => {
  expect(absentSubject(query)).toBeUndefined();
});
