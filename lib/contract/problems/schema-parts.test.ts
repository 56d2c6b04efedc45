import { OWNERS } from '#lib/cms/owners.ts';
import { MODELS } from '../models.ts';
import { ownerNames, stepsOf } from './schema-parts.ts';

test('the owners are those of the CMS', () => {
  const ofCms = [...OWNERS.keys()].map((owner) => (owner in MODELS ? `${owner}.${owner}` : owner));
  const computed = new Set(['blocks.card-chooser-results', 'shared.media-sizes', 'shared.media-focal-point']);
  const written = ownerNames().filter((name) => !computed.has(name));
  expect(written.sort()).toEqual(ofCms.sort());
});

test('a path has the owner of each field, the position in a list and the owner of what is inside', () => {
  const document = { content: [{ __component: 'blocks.hero', slides: [{}, { buttons: [{}] }] }] };
  expect(stepsOf(MODELS.page.schema, 'page.page', document, ['content', 0, 'slides', 1, 'buttons', 0, 'button_link'])).toEqual([
    { owner: 'page.page', field: 'content', index: 0, item: 'blocks.hero' },
    { owner: 'blocks.hero', field: 'slides', index: 1, item: 'blocks.hero-slides' },
    { owner: 'blocks.hero-slides', field: 'buttons', index: 0, item: 'shared.button' },
    { owner: 'shared.button', field: 'button_link' },
  ]);
});

test('the fields of a former kind are those of the kind that replaced it', () => {
  const document = { content: [{ __component: 'blocks.section-header', title: 1 }] };
  expect(stepsOf(MODELS.page.schema, 'page.page', document, ['content', 0, 'title']).at(-1)).toEqual({
    owner: 'blocks.description',
    field: 'title',
  });
});
