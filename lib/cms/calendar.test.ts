import { byDay } from './calendar.ts';

const ENTRIES = [
  { title: 'Later', at: '2026-11-27T18:29:00.000Z' },
  { title: 'The day after', at: '2026-11-27T18:30:00.000Z' },
  { title: 'First', at: '2026-11-27T04:30:00.000Z' },
];
const grouped = (language: 'en' | 'hi') =>
  byDay(ENTRIES, ({ at }) => new Date(at), language).map(({ name, entries }) => [
    name,
    entries.map(({ entry, time }) => `${time} ${entry.title}`),
  ]);

test('entries are grouped by the days of India, in order', () => {
  expect(grouped('en')).toEqual([
    ['Friday, 27 November 2026', ['10:00 am First', '11:59 pm Later']],
    ['Saturday, 28 November 2026', ['12:00 am The day after']],
  ]);
});

test('days and times are written in Hindi', () => {
  expect(grouped('hi')).toEqual([
    ['शुक्रवार, 27 नवंबर 2026', ['10:00 am First', '11:59 pm Later']],
    ['शनिवार, 28 नवंबर 2026', ['12:00 am The day after']],
  ]);
});

test('nothing is scheduled on no day', () => expect(byDay([], () => new Date(), 'en')).toEqual([]));
