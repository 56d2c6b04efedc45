import { categoriesOf, chosenCategory } from './categories.ts';
import { nextOption } from './next-option.ts';

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

test('2.3 arrows go round by way of the input, Home and End lead to the ends of the list', () => {
  expect([-1, 0, 1, 2].map((active) => nextOption('ArrowDown', active, 3))).toEqual([0, 1, 2, -1]);
  expect([-1, 0, 1, 2].map((active) => nextOption('ArrowUp', active, 3))).toEqual([2, -1, 0, 1]);
  expect([nextOption('Home', 2, 3), nextOption('End', 0, 3)]).toEqual([0, 2]);
  expect([nextOption('Home', -1, 3), nextOption('End', -1, 3), nextOption('a', 1, 3)]).toEqual([undefined, undefined, undefined]);
});
