import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Block, blockSchema } from '#lib/contract/blocks/block.ts';
import { MODELS, type Model, type ModelName } from '#lib/contract/models.ts';
import {
  FIRST_FIELDS,
  groupOfKind,
  groupOfModel,
  KINDS_OF_SOME_MODELS,
  kindsFor,
  orderedFields,
  titleField,
} from './arrangement.ts';
import { OWNERS } from './owners.ts';

const SAMPLE = join(import.meta.dirname, '../content-service/data');
const models = Object.entries<Model>(MODELS) as [ModelName, Model][];

/** The kinds of blocks in the sample content of a model. */
function sampleKinds({ folder, file }: Model): string[] {
  const files = folder === '' ? [`${file}.json`] : readdirSync(join(SAMPLE, folder)).map((name) => `${folder}/${name}`);
  return files.flatMap((name) => {
    const { content }: { content?: Block[] } = JSON.parse(readFileSync(join(SAMPLE, name), 'utf8'));
    return (content ?? []).map((block) => blockSchema.safeParse(block).data?.__component ?? block.__component);
  });
}

test.each([...OWNERS.keys()])('the fields of %s in order are all of its fields', (owner) => {
  expect(orderedFields(owner).sort()).toEqual([...(OWNERS.get(owner)?.keys() ?? [])].sort());
});

test('the order is that of use', () => {
  expect(orderedFields('page').slice(0, 3)).toEqual(['title', 'slug', 'content']);
  expect(orderedFields('blocks.lounge-finder').at(-1)).toBe('locale');
  expect(Object.keys(FIRST_FIELDS).filter((owner) => !OWNERS.has(owner))).toEqual([]);
});

test.each(models.filter(([, { folder }]) => folder !== ''))('an entry of %s is named by one of its fields', (name) => {
  expect(OWNERS.get(name)?.has(titleField(name) ?? '')).toBe(true);
});

test.each(models.filter(([, { schema }]) => 'content' in schema.shape))(
  'the blocks of the sample can be made again in %s',
  (name, model) => {
    const allowed: string[] = kindsFor(name);
    expect(sampleKinds(model).filter((kind) => !allowed.includes(kind))).toEqual([]);
    expect(allowed).toContain('blocks.description');
  },
);

test('a legal page is not offered what visitors choose with', () => {
  expect(kindsFor('legal-page')).not.toContain('blocks.card-chooser');
  expect(kindsFor('page')).toContain('blocks.card-chooser');
  expect(kindsFor('page')).not.toContain('blocks.card-detail');
  expect(groupOfKind('blocks.card-chooser')).toBe('cards');
  expect(groupOfModel('legal-page')).toBe('pages');
});

test('a kind has one reason to be left out', () => {
  const kinds = KINDS_OF_SOME_MODELS.flatMap((rule) => rule.kinds);
  expect(new Set(kinds).size).toBe(kinds.length);
});
