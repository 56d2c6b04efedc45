import path from 'node:path';
import { valuesNow } from '../localize.ts';
import { createCollections } from '../records/collection.ts';
import { createSearch } from '../search.ts';
import { siteAddresses } from '../site-addresses.ts';
import { createStore } from '../store.ts';
import { figuresOf, isFound, judge, RECALL_FLOOR } from './relevance.ts';

const documents = createStore(path.join(import.meta.dirname, '../data'), 'rupay');
const search = createSearch(documents, 'rupay');
const judged = judge(search, 'rupay', 'tuned');
const heldOut = judge(search, 'rupay', 'held-out');

test('2.4 the relevance set has the queries it must have, each answered by a page that exists', () => {
  const size = Object.fromEntries(figuresOf(judged).map(({ group, queries }) => [group, queries]));
  expect(size).toMatchObject({ english: 60, hindi: 40, transliterated: 10, typos: 10 });
  const collection = createCollections(documents);
  const known = new Set(siteAddresses(documents(), collection, valuesNow('rupay')));
  expect(judged.flatMap(({ expected }) => expected).filter((page) => !known.has(page))).toEqual([]);
});

test('2.4 the page that people look for is among the first three results', () => {
  expect(figuresOf(judged).at(-1)?.recall).toBeGreaterThanOrEqual(RECALL_FLOOR.tuned);
  expect(figuresOf(heldOut).at(-1)?.recall).toBeGreaterThanOrEqual(RECALL_FLOOR['held-out']);
});

test('2.4 the held-out set has at least 300 queries in both languages', () => {
  const count = (locale: string) => heldOut.filter((one) => one.locale === locale).length;
  expect(Math.min(count('en'), count('hi'))).toBeGreaterThanOrEqual(150);
  expect(heldOut.length).toBeGreaterThanOrEqual(300);
});

test('2.4 recall and mean reciprocal rank are what they are called', () => {
  const one = (group: string, rank: number) => ({ group, locale: 'en', query: '', expected: [], rank, given: [] });
  const some = [one('a', 1), one('a', 4), one('b', 2), one('b', 0)];
  expect(figuresOf(some)).toEqual([
    { group: 'a', queries: 2, recall: 0.5, reciprocalRank: 0.625 },
    { group: 'b', queries: 2, recall: 0.5, reciprocalRank: 0.25 },
    { group: 'overall', queries: 4, recall: 0.5, reciprocalRank: 0.4375 },
  ]);
  expect(some.map(isFound)).toEqual([true, false, true, false]);
});
