import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { mergeChoices, pageChoicesContent, pageChoicesIn } from './page-choices.ts';

test('the parameters of a page come back from its HTML', () => {
  const choices = { tab: ['a', 'b'], letter: ['अ'], search: 'any', page_no: ['5'], card: [] } as const;
  const content = pageChoicesContent(choices).replaceAll('&', '&amp;');
  expect(pageChoicesIn(`<meta name="page-choices" content="${content}"/>`)).toEqual(choices);
});

test('a page may have no parameters, or not say', () => {
  expect(pageChoicesIn(`<meta name="page-choices" content="${pageChoicesContent({})}"/>`)).toEqual({});
  expect(pageChoicesIn('<html>')).toBeUndefined();
});

test('several blocks offer what any of them does, and the most pages', () => {
  expect(
    mergeChoices([
      { tab: ['a'], page_no: ['2'], city: 'any' },
      { tab: ['b', 'a'], page_no: ['11'], city: ['x'] },
    ]),
  ).toEqual({ tab: ['a', 'b'], page_no: ['11'], city: 'any' });
});

test('the choices of a page do not keep its HTML in memory', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const meta = '<meta name="page-choices" content="city=a-city-with-a-long-name"/>';
  collect();
  const before = process.memoryUsage().heapUsed;
  const all = Array.from({ length: 20 }, (_, index) =>
    pageChoicesIn(Buffer.from(`${meta}${index}${'अ'.repeat(1_000_000)}`).toString()),
  );
  collect();
  expect(all).toHaveLength(20);
  // Of 40 MB.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20 * 2 ** 20);
});
