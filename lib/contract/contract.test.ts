import { Validator } from '@seriousme/openapi-schema-validator';
import { BLOCKS } from './blocks/definitions.ts';
import { ENDPOINTS } from './endpoints.ts';
import { endpointPath, matchEndpoint } from './match.ts';
import { openApiDocument } from './openapi.ts';
import { readCallQuery } from './query.ts';

const json = JSON.stringify(openApiDocument('rupay'));

test('3 the contract is a valid OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate(JSON.parse(json));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test('3 every reference of the document leads somewhere, and every kind of block has a schema', () => {
  const document = JSON.parse(json);
  const names = [...json.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map((match) => [match[1] ?? '', match[2] ?? ''] as const);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter(([group, name]) => !document.components[group]?.[name])).toEqual([]);
  for (const { kind } of BLOCKS) expect(json).toContain(`"const":"${kind}"`);
  expect(Object.keys(document.paths)).toEqual(Object.values(ENDPOINTS).map(({ path }) => path.replaceAll('{product}', 'rupay')));
});

test('7 every endpoint is found at its own path', () => {
  for (const [name, { path }] of Object.entries(ENDPOINTS)) {
    expect(matchEndpoint(endpointPath(path, 'rupay', 'a-slug'), 'rupay')).toMatchObject({ name });
  }
  expect(matchEndpoint('/api/pages/rupay-global', 'rupay')).toMatchObject({ name: 'page', slug: 'rupay-global' });
});

test('7 a query keeps what the contract names, and its language is English when none is given', () => {
  expect(readCallQuery(ENDPOINTS.search, new URLSearchParams('searchItem=a&category=&x=1'))).toEqual({
    locale: 'en',
    params: { searchItem: 'a' },
  });
  expect(readCallQuery(ENDPOINTS.header, new URLSearchParams('locale=hi'))).toEqual({ locale: 'hi', params: {} });
  expect(readCallQuery(ENDPOINTS.search, new URLSearchParams('page_no=-1'))).toMatch(/^page_no: /);
});
