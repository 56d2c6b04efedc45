import { type BlockInput, blockSchema } from '#lib/content/contract/blocks.ts';
import { isBlank, surfacesOf } from './surfaces.ts';

const blocks = {
  hero: { __component: 'blocks.hero', slides: [{ title: 'a' }] },
  banner: { __component: 'blocks.credit-card-banner', title: 'a' },
  lounges: { __component: 'blocks.lounges-banner', title: 'a' },
  header: { __component: 'blocks.section-header', title: 'a' },
  text: { __component: 'blocks.description', description: 'a' },
  band: { __component: 'blocks.milestones', title: 'a', milestones: [] },
} satisfies Record<string, BlockInput>;

const of = (names: (keyof typeof blocks)[], lead?: number) =>
  surfacesOf(
    names.map((name) => blockSchema.parse(blocks[name])),
    lead,
  );

test('sections alternate, and a band begins again with white', () => {
  expect(of(['banner', 'text', 'text', 'text', 'band', 'text'])).toEqual(['own', 'white', 'khadi', 'white', 'own', 'white']);
});

test('after a hero the first section is tinted', () => {
  expect(of(['hero', 'text', 'text'])).toEqual(['own', 'khadi', 'white']);
});

test('a section header shares the surface of what it heads', () => {
  expect(of(['text', 'header', 'text', 'text'])).toEqual(['white', 'khadi', 'khadi', 'white']);
});

test('a lounges banner is a section unless it opens the page', () => {
  expect(of(['lounges', 'text'], 0)).toEqual(['own', 'white']);
  expect(of(['lounges', 'text'])).toEqual(['white', 'khadi']);
});

test('2.10 a media block without media is blank', () => {
  expect(isBlank(blockSchema.parse({ __component: 'blocks.media', media_type: 'video' }))).toBe(true);
  expect(isBlank(blockSchema.parse({ __component: 'blocks.media', media_type: 'video', media: '/a.mp4' }))).toBe(false);
  expect(isBlank(blockSchema.parse({ __component: 'blocks.offer-list', offers: [] }))).toBe(false);
});
