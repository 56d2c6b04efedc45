import { QueryReduction } from './query-reduction.ts';

const PAGE = 'en/offers';
const CHOICES = {
  tab: ['dining', 'travel'],
  category: ['food'],
  city: ['delhi', 'pune'],
  search: 'any',
  page_no: ['4'],
} as const;

function reductionOf(query = {}) {
  const reduction = new QueryReduction();
  reduction.learn(PAGE, query, CHOICES);
  return (given: Parameters<QueryReduction['reduce']>[1]) => reduction.reduce(PAGE, given);
}

test('nothing is reduced on a page that was not seen', () => {
  expect(new QueryReduction().reduce(PAGE, { tab: 'zzz', page_no: '99' })).toEqual({ tab: 'zzz', page_no: '99' });
});

test.each([
  [{ tab: 'zzz' }, {}],
  [{ tab: 'dining' }, { tab: 'dining' }],
  [{ city: 'pune,zzz' }, { city: 'pune' }],
  [{ city: 'zzz', search: 'zzz' }, { search: 'zzz' }],
  [{ letter: 'a', sort: 'zzz' }, {}],
  [{ page_no: '4' }, { page_no: '4' }],
  [{ page_no: '99' }, { page_no: '4' }],
  [{ tab: 'zzz', page_no: '99' }, { page_no: '4' }],
])('%j is %j on a page that was seen', (given, expected) => {
  expect(reductionOf()(given)).toEqual(expected);
});

test('what another tab offers is not known from the first', () => {
  expect(reductionOf()({ tab: 'travel', category: 'flights', page_no: '9' })).toEqual({
    tab: 'travel',
    category: 'flights',
    page_no: '9',
  });
});

test('a page with a wrong filter teaches what the filter may be, and its tabs, but not the other filters', () => {
  const reduce = reductionOf({ city: 'zzz' });
  expect(reduce({ city: 'yyy' })).toEqual({});
  expect(reduce({ tab: 'zzz' })).toEqual({});
  expect(reduce({ category: 'zzz' })).toEqual({ category: 'zzz' });
});

test('after some queries with several unknown filters the page is shown without, which teaches them', () => {
  const reduction = new QueryReduction();
  const junk = (index: number) => reduction.reduce(PAGE, { category: `a${index}`, city: `b${index}` });
  expect(junk(0)).toEqual({ category: 'a0', city: 'b0' });
  for (let index = 1; index < 10; index += 1) junk(index);
  expect(junk(10)).toEqual({});
});

test('a page without parameters has none', () => {
  const reduction = new QueryReduction();
  reduction.learn(PAGE, {}, {});
  expect(reduction.reduce(PAGE, { tab: 'a', search: 'b', page_no: '2' })).toEqual({});
});
