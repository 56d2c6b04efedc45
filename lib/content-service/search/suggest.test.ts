import { createEngine } from './engine.ts';
import type { Entry } from './entry.ts';

const entry = (title: string, kind: Entry['kind'] = 'pages'): Entry => ({ kind, title, description: '', text: '', link: '/x' });
const suggest = (titles: Entry[], query: string) =>
  createEngine(titles)
    .suggest(query)
    .map(({ title }) => title);

test('2.3 pages come before what is on them, and what begins as typed before what goes on so', () => {
  const entries = [
    entry('Is a lounge free?', 'questions'),
    entry('Airport lounges'),
    entry('Lounge dinner', 'offers'),
    entry('Lounges'),
  ];
  expect(suggest(entries, 'loun')).toEqual(['Lounges', 'Airport lounges', 'Lounge dinner', 'Is a lounge free?']);
});

test('2.3 a title that shows what is typed comes before one that only means it', () => {
  expect(suggest([entry('Festive carnival'), entry('Deepak’s shop', 'offers')], 'deep')).toEqual([
    'Deepak’s shop',
    'Festive carnival',
  ]);
});

test('2.3 several words: the last one may be unfinished', () => {
  expect(suggest([entry('Debit card'), entry('Credit card'), entry('Debit limits')], 'debit ca')).toEqual(['Debit card']);
});

test('2.3 a typo and Hindi in Latin letters still have suggestions', () => {
  expect(suggest([entry('Festive carnival'), entry('Other')], 'carnvial')).toEqual(['Festive carnival']);
  expect(suggest([entry('एयरपोर्ट लाउंज'), entry('कार्ड')], 'loun')).toEqual(['एयरपोर्ट लाउंज']);
});

test('2.3 each title once, at most eight', () => {
  expect(suggest([entry('Select'), entry('SELECT', 'cards')], 'sel')).toEqual(['Select']);
  expect(suggest([entry('Lounges')], 'lou')).toEqual(['Lounges']);
  const many = Array.from({ length: 20 }, (_, index) => entry(`Card ${index}`));
  expect(suggest(many, 'card')).toHaveLength(8);
});

test('2.3 searches come first: for each page the shortest phrase that completes what is typed', () => {
  const withSearches = (title: string, searches: string[]): Entry => ({ ...entry(title), phrases: searches, searches });
  const entries = [
    withSearches('Lounges', ['lounge', 'airport lounge list', 'lounge access']),
    withSearches('Visits', ['how many lounge visits']),
    entry('Lounge dinner', 'offers'),
  ];
  const found = createEngine(entries).suggest('lounge');
  expect(found.map(({ title, entry: page }) => [title, page?.title])).toEqual([
    ['lounge access', undefined],
    ['how many lounge visits', undefined],
    ['Lounges', 'Lounges'],
    ['Lounge dinner', 'Lounge dinner'],
    ['Visits', 'Visits'],
  ]);
});

test('2.3 a lounge is not suggested beside its city, nor are more than two cities', () => {
  const city = (name: string): Entry => ({ ...entry(`Lounges in ${name}`), link: `/lounges/${name}`, marks: { code: 'DEL' } });
  const lounge = (name: string, link: string): Entry => ({ ...entry(name, 'lounges'), link });
  const aangan = lounge('Aangan lounge in delhi', '/lounges/delhi#aangan');
  expect(suggest([city('delhi'), aangan], 'delhi')).toEqual(['Lounges in delhi']);
  expect(suggest([city('pune'), aangan], 'aangan')).toEqual(['Aangan lounge in delhi']);
  expect(suggest([city('delhi'), city('pune'), city('goa'), entry('Lounges')], 'lounges')).toEqual([
    'Lounges',
    'Lounges in delhi',
    'Lounges in pune',
  ]);
});
