import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCKS } from '#lib/contract/blocks/definitions.ts';
import { MODELS } from '#lib/contract/models.ts';
import { kindsFor } from './arrangement.ts';
import { blockKind, type CmsField, kindsOfBlocks } from './fields.ts';
import { cmsModels } from './models.ts';
import { OWNERS } from './owners.ts';

const models = cmsModels();
const kinds = kindsOfBlocks();
const fieldOf = (model: string, name: string) =>
  models.find((each) => each.name === model)?.fields.find((field) => field.name === name);
const contractFields = (owner: string) => [...(OWNERS.get(owner)?.keys() ?? [])].filter((name) => name !== 'locale').sort();
const namesOf = (fields: readonly CmsField[]) => fields.map(({ name }) => name).sort();

/** All fields with those inside of them; inside of blocks nothing makes a table. */
function everyField(fields: readonly CmsField[]): CmsField[] {
  return fields.flatMap((field) => [
    field,
    ...everyField(field.fields ?? []),
    ...(field.blocks ?? []).flatMap((block) => everyField(block.fields)),
  ]);
}

test.each(Object.keys(MODELS))('the CMS has every field of the model %s', (name) => {
  const model = models.find((each) => each.name === name);
  const own = new Set(['position']);
  expect(namesOf(model?.fields.filter((field) => !own.has(field.name)) ?? [])).toEqual(contractFields(name));
});

test.each(BLOCKS.map(({ kind }) => kind))('the CMS has every field of %s', (kind) => {
  expect(namesOf(kinds.find(({ slug }) => blockKind(slug) === kind)?.fields ?? [])).toEqual(contractFields(kind));
});

test('a page may have the kinds of blocks that its model holds, in the order of the picker', () => {
  expect(fieldOf('page', 'content')?.blockReferences?.map(blockKind)).toEqual(kindsFor('page'));
  expect(fieldOf('scan-and-score-tab', 'content')?.blockReferences?.map(blockKind)).toEqual(kindsFor('scan-and-score-tab'));
});

test('limits, choices, required fields and languages come from the contract', () => {
  expect(fieldOf('exclusive-offer', 'title')).toMatchObject({ type: 'text', required: true, localized: true, maxLength: 400 });
  expect(fieldOf('exclusive-offer', 'slug')).toMatchObject({ type: 'text', required: true });
  expect(fieldOf('exclusive-offer', 'slug')?.localized).toBeUndefined();
  expect(fieldOf('exclusive-offer', 'place')).toMatchObject({ type: 'select', options: ['online', 'in_store'] });
  expect(fieldOf('exclusive-offer', 'description')).toMatchObject({ type: 'textarea', custom: { isMarkdown: true } });
  expect(fieldOf('exclusive-offer', 'valid_to')).toMatchObject({ type: 'date' });
  expect(fieldOf('exclusive-offer', 'steps')).toMatchObject({ type: 'blocks', maxRows: 12 });
  expect(fieldOf('iframe', 'height')).toMatchObject({ type: 'number', min: 100, max: 3000 });
  expect(fieldOf('redirect', 'from')?.localized).toBeUndefined();
  expect(fieldOf('best-bet', 'phrases')).toMatchObject({ type: 'text', hasMany: true, localized: true });
});

test('references are picked from the entries of a model', () => {
  expect(fieldOf('lounge', 'city_slug')?.custom.choices).toEqual(['city']);
  expect(fieldOf('exclusive-offer', 'card_slugs')).toMatchObject({
    hasMany: true,
    custom: { choices: ['card-tier'] },
  });
  expect(fieldOf('faq', 'tab_slug')?.custom.choices).toEqual(['faq-tab']);
});

test('a switch that is on where the content says nothing is on in a new entry', () => {
  const seo = fieldOf('page', 'seo')?.fields?.find(({ name }) => name === 'enable_indexing');
  expect(seo).toMatchObject({ type: 'checkbox', defaultValue: true });
});

test('no list of an entry needs a table of its own, whose name would be longer than a database allows', () => {
  // A list of texts is one table for the whole collection.
  const isTable = ({ type, hasMany }: CmsField) => type === 'array' || (hasMany === true && type !== 'text');
  const outside = (fields: readonly CmsField[]): CmsField[] => fields.flatMap((field) => [field, ...outside(field.fields ?? [])]);
  expect(
    models.flatMap(({ name, fields }) =>
      outside(fields)
        .filter(isTable)
        .map((field) => `${name}.${field.name}`),
    ),
  ).toEqual([]);
  expect(readFileSync(join(import.meta.dirname, 'project/payload.config.ts'), 'utf8').match(/blocksAsJSON: true/g)).toHaveLength(
    2,
  );
});

test('no name is one that Payload keeps for itself', () => {
  const all = [...models.flatMap(({ fields }) => everyField(fields)), ...kinds.flatMap(({ fields }) => everyField(fields))];
  const kept = new Set(['id', 'blockType', 'blockName', '_status', 'createdAt', 'updatedAt', '__v', 'salt', 'hash']);
  expect(all.filter(({ name }) => kept.has(name) || name.includes('.'))).toEqual([]);
  const slugs = [...kinds, ...all.flatMap(({ blocks = [] }) => blocks)].map(({ slug }) => slug);
  expect(kinds).toHaveLength(new Set(kinds.map(({ slug }) => slug)).size);
  expect(slugs.filter((slug) => !/^[a-z0-9-]+$/.test(slug))).toEqual([]);
});
