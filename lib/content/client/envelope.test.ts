import { z } from 'zod';
import { unwrap, validateList } from './envelope.ts';
import { captureLog } from './log-capture.test-helper.ts';

describe('unwrap', () => {
  test.each([
    ['bare', { top: {} }, { top: {} }, ''],
    ['bare page', { content: [] }, { content: [] }, ''],
    ['one', { data: { a: 1 } }, { a: 1 }, '/data'],
    ['one in a list', { data: [{ a: 1 }, { a: 2 }] }, { a: 1 }, '/data/0'],
    ['one beside an empty error', { data: { a: 1 }, error: null }, { a: 1 }, '/data'],
  ])('3 %s', (_name, json, document, pointer) => {
    expect(unwrap(json, '/p')).toEqual({ document, pointer });
  });

  test.each([
    ['404 named', { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } }, 404],
    ['403 named', { data: null, error: { status: 403 } }, 403],
    ['an error without data', { error: { status: 503 } }, 503],
    ['an error without a status', { data: null, error: {} }, 500],
    ['an error with a status that is none', { data: null, error: { status: 'many' } }, 500],
    ['no data', { data: null }, 404],
    ['an empty list', { data: [] }, 404],
    ['a list of nothing', { data: [null] }, 404],
  ])('8 %s is an error', (_name, json, status) => {
    expect(() => unwrap(json, '/p')).toThrow(
      expect.objectContaining({ name: 'ContentError', failure: 'status', status, path: '/p' }),
    );
  });

  test('what is no object at all is left to the contract', () => {
    expect(unwrap(null, '/p')).toEqual({ document: null, pointer: '' });
    expect(unwrap('text', '/p')).toEqual({ document: 'text', pointer: '' });
  });
});

describe('validateList', () => {
  const record = z.object({ slug: z.string() });

  test('3 each record by itself, with its pagination', () => {
    const lines = captureLog();
    const pagination = { page: 2, page_size: 10, page_count: 3, total: 25 };
    const { items, ...rest } = validateList(
      record,
      { data: [{ slug: 'a' }, { slug: 1 }, { slug: 'c' }], meta: { pagination } },
      '/api/x',
    );
    expect(items).toEqual([{ slug: 'a' }, { slug: 'c' }]);
    expect(rest).toEqual({ pagination, facets: [] });
    expect(lines().map(({ source, pointer }) => [source, pointer])).toEqual([['/api/x', '/data/1']]);
  });

  test('3 a list without pagination is one page', () => {
    expect(validateList(record, [{ slug: 'a' }], '/p').pagination).toEqual({ page: 1, page_size: 1, page_count: 1, total: 1 });
    expect(validateList(record, { data: [] }, '/p')).toEqual({
      items: [],
      pagination: { page: 1, page_size: 1, page_count: 0, total: 0 },
      facets: [],
    });
  });

  const nothing = { items: [], pagination: { page: 1, page_size: 1, page_count: 0, total: 0 }, facets: [] };

  test.each([[{ data: null }], [{ data: null, error: null }], [{}], [{ data: [null] }]])(
    'null means absent, %j is an empty list',
    (json) => {
      captureLog();
      expect(validateList(record, json, '/p')).toEqual(nothing);
    },
  );

  test.each([[{ data: [{ slug: 1 }] }], [[{ slug: 1 }]]])(
    '%j, of which no record fits, is an error, so that the last good list stays',
    (json) => {
      const lines = captureLog();
      expect(() => validateList(record, json, '/p')).toThrow(expect.objectContaining({ failure: 'shape' }));
      expect(lines()).toHaveLength(1);
    },
  );

  test('spec 8: an empty page of a list is not counted as if something were on it', () => {
    const pagination = { page: 1, page_size: 12, page_count: 3, total: 30 };
    expect(validateList(record, { data: [], meta: { pagination } }, '/p')).toEqual(nothing);
    const behind = { ...pagination, page: 9 };
    expect(validateList(record, { data: [], meta: { pagination: behind } }, '/p').pagination).toEqual(behind);
  });

  test.each([[{ data: {} }], [{ data: { slug: 'a' } }], ['text'], [7], [null]])('8 %j is no list, but an error', (json) => {
    expect(() => validateList(record, json, '/p')).toThrow(expect.objectContaining({ failure: 'shape' }));
  });

  test('8 an error that the answer names is that error', () => {
    expect(() => validateList(record, { data: null, error: { status: 401 } }, '/p')).toThrow(
      expect.objectContaining({ status: 401 }),
    );
  });
});
