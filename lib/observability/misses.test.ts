import { CACHE_ENTRIES } from '#lib/config/cache-bytes.ts';
import { Misses } from './misses.ts';

const DAY = new Date('2026-11-26T10:00:00Z');

test('a search is listed from the third time on, the most frequent first', () => {
  const misses = new Misses();
  for (let time = 0; time < 3; time += 1) misses.add('search', 'forex card', undefined, DAY);
  for (let time = 0; time < 4; time += 1) misses.add('search', 'metal card', undefined, DAY);
  for (let time = 0; time < 2; time += 1) misses.add('search', 'asha nair', undefined, DAY);
  expect(misses.list().search).toEqual([
    { what: 'metal card', times: 4, last: '2026-11-26' },
    { what: 'forex card', times: 3, last: '2026-11-26' },
  ]);
});

test('a missing page is listed with each place that links to it', () => {
  const misses = new Misses();
  for (const where of ['/faqs', 'other.example', '/faqs']) misses.add('page', '/old', where, DAY);
  expect(misses.list()).toEqual({
    search: [],
    page: [
      { what: '/old', where: '/faqs', times: 2, last: '2026-11-26' },
      { what: '/old', where: 'other.example', times: 1, last: '2026-11-26' },
    ],
    browser: [],
  });
});

test('there are bounds: what was seen longest ago is forgotten', () => {
  const misses = new Misses();
  for (let number = 0; number <= CACHE_ENTRIES.misses.max; number += 1) misses.add('browser', `error ${number}`, '/');
  expect(misses.list().browser).toHaveLength(CACHE_ENTRIES.misses.max);
  expect(misses.list().browser.some(({ what }) => what === 'error 0')).toBe(false);
});
