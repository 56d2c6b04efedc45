import type { CacheEntry } from './cache-entry.ts';
import { decodeEntry, encodeEntry } from './entry-codec.ts';

const ENTRIES: CacheEntry['value'][] = [
  { kind: 'APP_PAGE', html: '<html>', rscData: Buffer.from('rsc'), headers: { 'x-next-cache-tags': 'a' } },
  { kind: 'FETCH', data: { headers: {}, body: '1', status: 200, url: '' }, revalidate: 60 },
  { kind: 'APP_ROUTE', body: Buffer.from('a'), status: 200, headers: { 'set-cookie': ['a', 'b'] } },
];

/** Bytes as `encodeEntry` makes them, with other JSON. */
function encoded(json: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(json));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text]);
}

test.each(ENTRIES)('an entry of the kind $kind is decoded as it was, under its own key only', (value) => {
  const entry = { value, lastModified: 5, cacheControl: { revalidate: 60, expire: 900 } };
  expect(decodeEntry('/a', encodeEntry('/a', entry))).toEqual(entry);
  expect(decodeEntry('/b', encodeEntry('/a', entry))).toBeUndefined();
});

const page = { kind: 'APP_PAGE', html: 'a' };

test.each([
  null,
  [],
  {},
  { key: '/a', lastModified: 5 },
  { key: '/a', lastModified: 'x', fields: page },
  { key: '/a', lastModified: 5, fields: { ...page, html: 5 } },
  { key: '/a', lastModified: 5, fields: { ...page, status: 'a' } },
  { key: '/a', lastModified: 5, fields: { ...page, status: 99 } },
  { key: '/a', lastModified: 5, fields: { ...page, headers: { 'a b': 'c' } } },
  { key: '/a', lastModified: 5, fields: { ...page, headers: { a: 5 } } },
  { key: '/a', lastModified: 5, cacheControl: { revalidate: 'x' }, fields: page },
  { key: '/a', lastModified: 5, fields: { kind: 'FETCH', data: { body: 5 }, revalidate: 60 } },
  { key: '/a', lastModified: 5, fields: { kind: 'APP_ROUTE', status: 0 } },
  { key: '/a', lastModified: 5, fields: { kind: 'REDIRECT' } },
])('JSON of another shape is no entry: %j', (json) => {
  expect(decodeEntry('/a', encoded(json))).toBeUndefined();
});

test.each(['a', 'line\nbreak', '\u0000'])('a header is one that Node sends, or there is no entry: %j', (value) => {
  const entry = decodeEntry('/a', encoded({ key: '/a', lastModified: 5, fields: { ...page, headers: { b: value } } }));
  expect(entry !== undefined).toBe(value === 'a');
});
