import { BLOCKS } from '#lib/content/blocks/definitions.ts';
import { MODELS } from '#lib/content/contract/models.ts';
import { COMPUTED_FIELDS, RENAMED } from './attributes.ts';
import { cmsSchemas } from './schemas.ts';

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
  expect(attributes.place).toMatchObject({ type: 'enumeration', enum: ['online', 'in_store'] });
  expect(attributes.description).toMatchObject({ type: 'richtext' });
  expect(attributes.valid_to).toMatchObject({ type: 'date' });
});
