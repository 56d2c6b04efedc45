import { join } from 'node:path';
import { COMPUTED_FIELDS, RENAMED } from '#lib/cms/attributes.ts';
import type { Attribute, Component } from '#lib/cms/component.ts';
import { cmsSchemas } from '#lib/cms/schemas.ts';
import { BLOCKS } from '#lib/contract/blocks/definitions.ts';
import { MODELS, type ModelName } from '#lib/contract/models.ts';
import { entriesOf } from './sample.ts';
import { readSampleDocuments } from './sample-documents.ts';

const { contentTypes, components } = cmsSchemas();
const ownNames = (shape: object) =>
  Object.keys(shape).flatMap((name) => (COMPUTED_FIELDS.has(name) ? [] : [RENAMED.get(name) ?? name]));

test.each(Object.entries(MODELS))('every field of the model %s is an attribute of its content type', (name, { schema }) => {
  const attributes = contentTypes.get(name as keyof typeof MODELS)?.attributes ?? {};
  expect(Object.keys(attributes)).toEqual(expect.arrayContaining(ownNames(schema.shape)));
});

test.each(BLOCKS.map(({ kind, schema }) => [kind, schema] as const))(
  'every field of %s is an attribute of its component',
  (kind, schema) => {
    expect(Object.keys(components.get(kind)?.attributes ?? {})).toEqual(ownNames(schema.shape));
  },
);

test('a page may have every kind of block, in order', () => {
  expect(contentTypes.get('page')?.attributes.content).toMatchObject({
    type: 'dynamiczone',
    components: BLOCKS.map(({ kind }) => kind),
  });
});

test('components that are used exist, and no name is one that Strapi keeps for itself', () => {
  const all = [...contentTypes.values(), ...components.values()].flatMap(({ attributes }) => Object.entries(attributes));
  for (const [name, { component }] of all) {
    expect(['id', 'documentId', 'locale', 'status', 'createdAt', 'updatedAt', 'publishedAt', 'meta']).not.toContain(name);
    if (component !== undefined) expect([...components.keys()]).toContain(component);
  }
});

test('limits, choices, required fields and languages come from the contract', () => {
  const { attributes = {} } = contentTypes.get('exclusive-offer') ?? {};
  expect(attributes.title).toMatchObject({ type: 'string', required: true, pluginOptions: { i18n: { localized: true } } });
  expect(attributes.slug).toMatchObject({ required: true, pluginOptions: { i18n: { localized: false } } });
  const redirect = contentTypes.get('redirect')?.attributes;
  for (const end of ['from', 'to'] as const) expect(redirect?.[end]?.pluginOptions.i18n.localized).toBe(false);
  expect(attributes.place).toMatchObject({ type: 'enumeration', enum: ['online', 'in_store'] });
  expect(attributes.description).toMatchObject({ type: 'richtext' });
  expect(attributes.valid_to).toMatchObject({ type: 'date' });
  expect(attributes.steps).toMatchObject({ type: 'component', repeatable: true, max: 12 });
  expect(contentTypes.get('iframe')?.attributes.height).toMatchObject({ type: 'integer', min: 100, max: 3000 });
  expect(contentTypes.get('header')?.attributes.top).toMatchObject({ type: 'component', required: true });
});

test('help for editors comes from the descriptions of the contract, of the field or of its kind', () => {
  const { attributes = {} } = contentTypes.get('redirect') ?? {};
  expect(attributes.until?.description).toBe('The last day on which it is in effect');
  expect(components.get('shared.button')?.attributes.button_link?.description).toMatch(/^A path of the site/);
  expect(contentTypes.get('best-bet')?.attributes.phrases?.description).toBe('In JSON: ["…", "…"]');
});

test('the sample content is within the limits of the content types', () => {
  const documents = readSampleDocuments(join(process.cwd(), 'lib/content-service/data'), 'rupay');
  const tooMany = (value: unknown, attributes: Component['attributes'], path: string): string[] =>
    Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(([name, field]) => {
      const { component = '', max = Number.POSITIVE_INFINITY }: Partial<Attribute> = attributes[name] ?? {};
      const parts = [field].flat();
      const inside = (part: unknown) => components.get(component || Object(part).__component)?.attributes ?? {};
      const own = Array.isArray(field) && field.length > Number(max) ? [`${path}.${name}`] : [];
      return [...own, ...parts.flatMap((part) => tooMany(part, inside(part), `${path}.${name}`))];
    });
  const found = entriesOf(documents, 'rupay', () => 1).flatMap(({ name, entries }) =>
    entries.flatMap(({ en }) => tooMany(en, contentTypes.get(name as ModelName)?.attributes ?? {}, name)),
  );
  expect(found).toEqual([]);
});
