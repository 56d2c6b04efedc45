import { z } from 'zod';
import { handle } from '#lib/content-service/service.ts';
import { openApiDocument } from '#lib/contract/openapi.ts';

const WRONG_VALUES = 20;

type Schema = z.core.JSONSchema.JSONSchema;

interface Parameter {
  name: string;
  in: 'query' | 'path';
  schema: Schema & { type?: string };
}
interface Operation {
  parameters?: Parameter[];
  responses: Record<string, { content?: { 'application/json': { schema: Schema } } }>;
}

// As it is published; `z.fromJSONSchema` reads references to `$defs` only.
const document: {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: { Error: { content: { 'application/json': { schema: Schema } } } } };
} = JSON.parse(JSON.stringify(openApiDocument('rupay')).replaceAll('#/components/schemas/', '#/$defs/'));
const { schemas, responses } = document.components;
const errorBody = z.fromJSONSchema(responses.Error.content['application/json'].schema);

const validators = new Map<string, z.ZodType>();

/** A validator of a schema of the document, made once, because it includes all referenced schemas. */
function validatorOf(schema: Schema): z.ZodType {
  const key = JSON.stringify(schema);
  const validator = validators.get(key) ?? z.fromJSONSchema({ ...schema, $defs: schemas });
  validators.set(key, validator);
  return validator;
}

/** Numbers that are written in another way, other types, other signs, other scripts, injections, and long texts. */
const VALUES = [
  ...[
    '0',
    '-1',
    '0x10',
    '1e3',
    '1.5',
    '+1',
    '01',
    ' 1',
    '1 ',
    '1_0',
    '9'.repeat(20),
    '99999',
    'NaN',
    'Infinity',
    '१',
    '１',
    'true',
  ],
  ...['null', 'undefined', '[object Object]', '[]', '{}', 'price', 'yesterday', 'moon', 'DRAFT', 'draft ', 'suggestions', 'a,b,'],
  ...[
    ',',
    ',a',
    'a,,b',
    'a b',
    'a/b',
    '../a',
    'a%00',
    '\u0000',
    '\n',
    'é',
    'कार्ड',
    '😀',
    '<b>',
    "' OR 1=1 --",
    '$where',
    'a.b',
    'a:b',
  ],
  ...['english', 'en-', 'e', '-', 'EN_in', 'a|b', 'a;b', 'a=b', '"', '`', '\\', '٣', '\u202e', 'a\tb', '*', '?', '#'],
  ...Array.from({ length: WRONG_VALUES }, (_, index) => 'क'.repeat(2001 + index)),
  ...Array.from({ length: WRONG_VALUES }, (_, index) => 'a'.repeat(129 + index)),
];

/** What the document says of a value: of a query, a whole number has digits only. */
function isDescribed({ schema }: Parameter, validator: z.ZodType, value: string): boolean {
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  if (isNumber && !/^(?:0|[1-9]\d*)$/.test(value)) return false;
  return validator.safeParse(isNumber ? Number(value) : value).success;
}

const cases = Object.entries(document.paths).flatMap(([path, { get }]) =>
  (get?.parameters ?? []).map((parameter) => ({ path, parameter, name: `${path} ${parameter.in} ${parameter.name}`, get })),
);

/** Slugs that the call needs beside the parameter that is tried. */
function address(path: string, { name, in: place }: Parameter, value: string): string {
  const url = new URL(path.replace('{slug}', place === 'path' ? encodeURIComponent(value) : 'about-us'), 'http://content.test');
  if (place === 'query') url.searchParams.set(name, value);
  if (name !== 'slug' && !path.includes('{slug}')) url.searchParams.set('slug', 'about-us');
  return url.href;
}

test.each(cases)('a wrong value is refused by name, as the document says: $name', async ({ path, parameter, get }) => {
  const validator = validatorOf(parameter.schema);
  const wrong = VALUES.filter((value) => value !== '' && !isDescribed(parameter, validator, value)).slice(0, WRONG_VALUES);
  expect(wrong).toHaveLength(WRONG_VALUES);
  const taken: unknown[] = [];
  for (const value of wrong) {
    const answer = await handle(new Request(address(path, parameter, value)));
    const body = await answer.json();
    const { message = '' }: { message?: string } = errorBody.safeParse(body).success ? Object(body.error) : {};
    // A path with another kind of slug is not a path of the document.
    const isRefused =
      parameter.in === 'path' ? answer.status === 404 : answer.status === 400 && message.startsWith(`${parameter.name}:`);
    if (!isRefused) taken.push({ value, status: answer.status, message });
  }
  expect(taken).toEqual([]);
  const given = parameter.in === 'query' ? VALUES.filter((value) => isDescribed(parameter, validator, value)).slice(0, 3) : [];
  for (const value of given) {
    const answer = await handle(new Request(address(path, parameter, value)));
    const schema =
      get?.responses[answer.status]?.content?.['application/json'].schema ?? responses.Error.content['application/json'].schema;
    expect([200, 401, 404]).toContain(answer.status);
    expect(validatorOf(schema).safeParse(await answer.json()).error?.issues ?? []).toEqual([]);
  }
});

test('a parameter that is given twice is refused by name', async () => {
  for (const { path, parameter } of cases.filter(({ parameter: { in: place } }) => place === 'query')) {
    const url = new URL(address(path, parameter, 'en'));
    url.searchParams.append(parameter.name, 'hi');
    const answer = await handle(new Request(url));
    expect([answer.status, (await answer.json()).error.message]).toEqual([400, `${parameter.name} is given more than once.`]);
  }
});
