import { categoriesOf, chosenCategory } from './search-categories.tsx';
import { nextOption } from './use-combobox.ts';
import { suggestionsIn } from './use-suggestions.ts';

const counts = [
  { slug: 'pages', category_name: 'Pages', count: 3 },
  { slug: 'offers', category_name: 'Offers', count: 2 },
];

test('2.4 everything is the first tab, counted by the service or by its categories', () => {
  expect(categoriesOf(counts, 'All')[0]).toEqual({ slug: undefined, name: 'All', count: 5 });
  const own = categoriesOf([...counts, { slug: 'all', category_name: 'Everything', count: 4 }], 'All');
  expect(own.map(({ name, count }) => [name, count])).toEqual([
    ['Everything', 4],
    ['Pages', 3],
    ['Offers', 2],
  ]);
});

test('4 the first tab is chosen when the address names none, or one that is not there', () => {
  const categories = categoriesOf(counts, 'All');
  expect(chosenCategory(categories, 'offers')?.name).toBe('Offers');
  expect(chosenCategory(categories, undefined)?.name).toBe('All');
  expect(chosenCategory(categories, 'cards')?.name).toBe('All');
});

test('2.3 suggestions of another shape are dropped, and links to another site are not followed', () => {
  const hrefs = (...links: unknown[]) =>
    suggestionsIn({ results: links.map((page_link, index) => ({ title: `${index}`, page_link })) }, 'https://site.test').map(
      ({ href }) => href,
    );
  expect(hrefs('/lounges', '/faqs?tab=a#b')).toEqual(['/lounges', '/faqs?tab=a#b']);
  expect(hrefs('//evil.test', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)', 7, undefined)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
  expect(suggestionsIn({ results: [{ title: 'a' }, { title: 'a' }, { title: 3 }, null] }, 'https://site.test')).toHaveLength(1);
  expect([suggestionsIn(null, 'https://site.test'), suggestionsIn({ results: 'x' }, 'https://site.test')]).toEqual([[], []]);
});

test('2.3 the pages of a kind are together, with what the service tells of them', () => {
  const page = (title: string, category_name: string, more = {}) => ({ title, page_link: '/x', category_name, ...more });
  const results = [page('a', 'Pages'), page('b', 'Cards', { image: { url: '/b.svg' } }), page('c', 'Pages'), { title: 'd' }];
  const [search, first, second, card] = suggestionsIn({ results }, 'https://site.test');
  expect([search, first, second, card].map((each) => each?.title)).toEqual(['d', 'a', 'c', 'b']);
  expect(card).toMatchObject({ kind: 'Cards', image: '/b.svg', code: undefined });
});

test('2.3 arrows wrap around through the input, Home and End select the ends of the list', () => {
  expect([-1, 0, 1, 2].map((active) => nextOption('ArrowDown', active, 3))).toEqual([0, 1, 2, -1]);
  expect([-1, 0, 1, 2].map((active) => nextOption('ArrowUp', active, 3))).toEqual([2, -1, 0, 1]);
  expect([nextOption('Home', 2, 3), nextOption('End', 0, 3)]).toEqual([0, 2]);
  expect([nextOption('Home', -1, 3), nextOption('End', -1, 3), nextOption('a', 1, 3)]).toEqual([undefined, undefined, undefined]);
});
