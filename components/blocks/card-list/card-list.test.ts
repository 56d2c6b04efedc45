import { renderBlock } from '#components/test/render-block.tsx';

const card = { slug: 'select', title: 'Select', card_type: 'credit' } as const;

test('a card shows its features with icons, and its slug is a fragment', () => {
  const html = renderBlock({
    __component: 'blocks.card-list',
    cards: [{ ...card, features: [{ title: 'Lounges', icon: 'armchair' }, { title: 'More' }] }],
  });
  expect(html).toContain('id="select"');
  expect(html).toContain('#i-armchair');
  expect(html).toContain('#i-check');
});

test('only an image of the size of a card gets its corners and shadow', () => {
  const html = (width: number) =>
    renderBlock({ __component: 'blocks.card-list', cards: [{ ...card, image: { url: '/a.svg', width, height: 270 } }] });
  expect(html(428)).toContain('card-img');
  expect(html(254)).not.toContain('card-img');
});
