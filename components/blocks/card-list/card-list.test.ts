import { iconNames } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

const card = { slug: 'select', title: 'Select', card_type: 'credit' } as const;

test('a card shows its features with icons, and its slug is a fragment', () => {
  const features = [{ title: 'Lounges', icon: 'armchair' as const }, { title: 'More' }];
  const { container } = renderBlock({ __component: 'blocks.card-list', cards: [{ ...card, features }] });
  const item = container.querySelector('#select');
  expect(item?.textContent).toContain('Select');
  expect(item && iconNames(item)).toEqual(['armchair', 'check']);
});

test.each([
  [428, true],
  [254, false],
])('only an image of the size of a card gets its corners and shadow: %i', (width, isCard) => {
  const image = { url: '/a.svg', width, height: 270, alternative_text: 'Face' };
  const { container } = renderBlock({ __component: 'blocks.card-list', cards: [{ ...card, image }] });
  expect(container.querySelector('img')?.classList.contains('card-img')).toBe(isCard);
});
