import path from 'node:path';
import { loungeCityPath } from '#lib/contract/record-paths.ts';
import { createCollections } from './documents/collection.ts';
import { isObject, valuesNow } from './documents/localize.ts';
import { siteRecords } from './documents/record-links.ts';
import { createStore } from './documents/store.ts';

test('the site map has every card and every city with lounges', () => {
  const collection = createCollections(createStore(path.join(import.meta.dirname, 'data'), 'rupay'));
  const links = collection('site-map').flatMap((group) => (Array.isArray(group.links) ? group.links.filter(isObject) : []));
  const listed = new Set(links.map(({ link }) => link));
  const cards = siteRecords(collection, valuesNow('rupay')).filter(({ name }) => /cards$|^accessories$/.test(name));
  const cities = collection('lounges').map(({ city_slug }) => loungeCityPath(String(city_slug)));
  const wanted = [...cards.filter(({ ownPage }) => ownPage).map(({ link }) => link), ...cities];
  expect(wanted.length).toBeGreaterThan(40);
  expect(wanted.filter((link) => !listed.has(link))).toEqual([]);
});
