import { createEngine } from './engine.ts';
import type { Entry } from './entry.ts';

const of = (title: string, more: Partial<Entry> = {}): Entry => ({
  kind: 'pages',
  title,
  description: '',
  text: '',
  link: `/${title}`,
  ...more,
});
const titlesIn = (entries: Entry[]) => {
  const engine = createEngine(entries);
  return (query: string) => engine.find(query).map(({ title }) => title);
};

const titles = titlesIn([
  of('Long terms', { text: 'the machine, the card, the bank, back, a subscription, a fee and airport lounges with entry' }),
  of('Card is stuck', { kind: 'questions', phrases: ['machine swallowed card', 'card not returned by machine'] }),
  of('Standing orders', { kind: 'questions', phrases: ['stop subscription'] }),
  of('All lounges', { phrases: ['free lounge entry'] }),
  of('Lounges in Pune', { phrases: ['pune'], properNames: ['pune'] }),
  of('क्रेडिट कार्ड'),
  of('Offers', { kind: 'offers' }),
]);

test.each([
  ['the machine did not give my card back', 'Card is stuck'],
  ['netflix subscription keeps charging', 'Standing orders'],
  ['how do i stop hotstar', 'Standing orders'],
  ['क्रेडिड कार्ड', 'क्रेडिट कार्ड'],
])('2.4 “%s” finds what is near to it in words, before a long text that has them all', (query, title) => {
  expect(titles(query)[0]).toBe(title);
});

test('2.4 the name of a place finds the place, whatever else is said', () => {
  expect(titles('free pune airport lounge entry').slice(0, 2)).toContain('Lounges in Pune');
});

test('2.4 a phrase is not near when the query has only a common word of it', () => {
  expect(titlesIn([of('Help', { phrases: ['lost card'] }), of('Travel card')])('travel card')).toEqual(['Travel card']);
});
