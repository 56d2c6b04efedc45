import { type BlockInput, blockSchema } from '#lib/contract/blocks/block.ts';
import { surfacesOf } from './surfaces.ts';

const blocks = {
  hero: { __component: 'blocks.hero', slides: [{ title: 'a' }] },
  banner: { __component: 'blocks.banner', variant: 'card', title: 'a' },
  lounges: { __component: 'blocks.banner', variant: 'scene', title: 'a' },
  header: { __component: 'blocks.description', variant: 'header', title: 'a' },
  text: { __component: 'blocks.description', description: 'a' },
  band: { __component: 'blocks.milestones', title: 'a', milestones: [] },
} satisfies Record<string, BlockInput>;

const of = (names: (keyof typeof blocks)[], opening?: number) =>
  surfacesOf(
    names.map((name) => blockSchema.parse(blocks[name])),
    opening,
  );

test('sections alternate, and a band begins again with white', () => {
  expect(of(['banner', 'text', 'text', 'text', 'band', 'text'])).toEqual(['own', 'white', 'tinted', 'white', 'own', 'white']);
});

test('after a hero the first section is tinted', () => {
  expect(of(['hero', 'text', 'text'])).toEqual(['own', 'tinted', 'white']);
});

test('a section header shares the surface of what it heads', () => {
  expect(of(['text', 'header', 'text', 'text'])).toEqual(['white', 'tinted', 'tinted', 'white']);
});

test('related offers at the end of an offer are tinted, and the next section is white', () => {
  const offer = { slug: 'a', title: 'a', offer_type: 'msme' };
  const page = (related: object[]) =>
    surfacesOf(
      [{ __component: 'blocks.offer-detail', offer: { ...offer, related } }, blocks.text].map((block) =>
        blockSchema.parse(block),
      ),
      0,
    );
  expect(page([offer])).toEqual(['own', 'white']);
  expect(page([])).toEqual(['white', 'tinted']);
});

test('a lounges banner is a section unless it opens the page', () => {
  expect(of(['lounges', 'text'], 0)).toEqual(['own', 'white']);
  expect(of(['lounges', 'text'])).toEqual(['white', 'tinted']);
});
