import { z } from 'zod';
import { DESIGN_REQUEST } from '#lib/content/design-request.fixture.ts';
import { everyCall } from '#lib/content-service/every-call.ts';
import { handle } from '#lib/content-service/service.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { openApiDocument } from '#lib/contract/openapi.ts';
import { createCollections } from './documents/collection.ts';
import { valuesNow } from './documents/localize.ts';
import { createStore } from './documents/store.ts';
import { openApiExamples } from './openapi-examples.ts';

const PRODUCT = 'rupay';
const documents = createStore('lib/content-service/data', PRODUCT)();
const calls = everyCall(
  documents,
  createCollections(() => documents),
  valuesNow(PRODUCT),
);
const firstCalls = new Map(calls.toReversed().map(({ name, path }) => [name, path]));

// `z.fromJSONSchema` reads references to `$defs` only.
const document = JSON.parse(JSON.stringify(openApiDocument(PRODUCT)).replaceAll('#/components/schemas/', '#/$defs/'));

const validators = new Map<string, z.ZodType>();

/** A validator of a schema of the document, made once, because it includes all referenced schemas. */
function validatorOf(schema: object): z.ZodType {
  const key = JSON.stringify(schema);
  const validator = validators.get(key) ?? z.fromJSONSchema({ ...schema, $defs: document.components.schemas });
  validators.set(key, validator);
  return validator;
}

/** The schema of the response to an operation. */
function schemaOf(path: string, method: 'get' | 'post', status: number) {
  const schema = document.paths[path]?.[method]?.responses[status]?.content['application/json'].schema;
  return { schema, validator: validatorOf(schema) };
}

test('every endpoint that is read has a call to check', () => {
  const names = Object.entries(ENDPOINTS).flatMap(([name, { method }]) => (method === 'GET' ? [name] : []));
  expect([...firstCalls.keys()].sort()).toEqual(names.sort());
});

test.each([...firstCalls])('3 the OpenAPI document describes what the embedded service answers: %s', async (name, address) => {
  const response = await handle(new Request(`http://content.test${address}`));
  const body = await response.json();
  const { schema, validator } = schemaOf(ENDPOINTS[name].path.replace('{product}', PRODUCT), 'get', response.status);
  expect(validator.safeParse(body).error?.issues ?? []).toEqual([]);
  if (ENDPOINTS[name].envelope !== 'list') return;
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(body)));
  expect(Object.keys(schema.properties.meta.properties)).toEqual(expect.arrayContaining(Object.keys(body.meta)));
});

test('7 the OpenAPI document describes the answer to a POST, and to a body that is refused', async () => {
  const post = (body: unknown) =>
    handle(
      new Request(`http://content.test${ENDPOINTS.cardDesignRequest.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const response = await post(DESIGN_REQUEST);
  const { validator } = schemaOf(ENDPOINTS.cardDesignRequest.path, 'post', response.status);
  expect(validator.safeParse(await response.json()).success).toBe(true);
  const refused = await post({});
  const error = z.fromJSONSchema(document.components.responses.Error.content['application/json'].schema);
  expect([refused.status, error.safeParse(await refused.json()).success]).toEqual([400, true]);
});

test('the document has an example of each answer, made from the sample content, that fits its schema', async () => {
  const examples = await openApiExamples();
  expect([...examples.keys()].sort()).toEqual([...firstCalls.keys()].sort());
  for (const [name, example] of examples) {
    const [, endpoint] = Object.entries(ENDPOINTS).find(([key]) => key === name) ?? [];
    const { validator } = schemaOf(endpoint?.path.replace('{product}', PRODUCT) ?? '', 'get', 200);
    expect({ name, issues: validator.safeParse(example).error?.issues ?? [] }).toEqual({ name, issues: [] });
  }
  expect(JSON.stringify([...examples.values()]).length).toBeLessThan(300_000);
});

test('each operation of the document has a text and a tag with a text, each parameter a text', () => {
  const { paths, tags, info, servers } = document;
  const tagged = new Map(tags.map(({ name, description }: { name: string; description: string }) => [name, description]));
  const operations = Object.values(paths).flatMap((path) => Object.values(Object(path)) as Record<string, never>[]);
  const bare = operations.filter(({ description, tags: own }) => !description || !tagged.get(own?.[0]));
  const unsaid = operations.flatMap(({ operationId, parameters = [] }) =>
    (parameters as { name: string; description?: string }[])
      .filter(({ description }) => !description)
      .map(({ name }) => `${operationId} ${name}`),
  );
  expect([bare, unsaid, operations.length > 50]).toEqual([[], [], true]);
  expect([info.contact, info.license, servers[0]].every(Boolean)).toBe(true);
});
