import { misses } from './misses.ts';
import { noteEmptySearch, withRequest } from './request-context.ts';
import { countMisses } from './request-misses.ts';

beforeEach(() => globalThis.valuesOfProcess?.delete('misses'));

const request = (url: string, referer?: string) => ({
  url,
  headers: { host: 'www.example.in', ...(referer ? { referer } : {}) },
});

test('a missing page counts when a link led to it', () => {
  countMisses(request('/old?a=b', 'https://www.example.in/faqs?c=d'), 'page', 404);
  countMisses(request('/older', 'https://other.example/'), 'page', 410);
  countMisses(request('/typed'), 'page', 404);
  countMisses(request('/good', 'https://other.example/'), 'page', 200);
  countMisses(request('/api/nope', 'https://other.example/'), 'api', 404);
  expect(
    misses()
      .list()
      .page.map(({ what, where }) => `${what} ${where}`)
      .toSorted(),
  ).toEqual(['/old /faqs', '/older other.example']);
});

test('a search without results counts each time that somebody gets its page, from the cache too', () => {
  const ask = (isEmpty: boolean) =>
    withRequest({ id: 'a', client: '192.0.2.1', path: '/hi/search' }, () => {
      if (isEmpty) noteEmptySearch();
      countMisses(request('/hi/search?searchItem=Forex%20Card&category=cards'), 'search', 200);
    });
  for (const isEmpty of [true, true, false, true]) ask(isEmpty);
  withRequest({ id: 'a', client: '192.0.2.1', path: '/hi/search' }, () => {
    noteEmptySearch();
    countMisses({ url: '/hi/search?searchItem=forex+card', headers: { rsc: '1' } }, 'search', 200);
  });
  expect(misses().list().search).toMatchObject([{ what: 'forex card', times: 3 }]);
});
