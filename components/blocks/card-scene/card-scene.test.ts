import { attributesOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('the title is a heading, the button leads on, and the drawing is decoration that is loaded late', () => {
  const rendered = renderBlock({
    __component: 'blocks.card-scene',
    title: 'One card, in the hands of India',
    button: { button_type: 'internal', button_link: '/which-card', button_label: 'Find yours' },
    card: { url: '/art/cards/debit.svg', width: 428, height: 270 },
  });
  rendered.getByRole('heading', { name: 'One card, in the hands of India', level: 2 });
  expect(attributesOf(rendered.getByRole('link', { name: 'Find yours' })).href).toBe('/which-card');
  const images = [...rendered.container.querySelectorAll('img')].map(attributesOf);
  expect(images.map(({ alt, loading }) => [alt, loading])).toEqual(Array(6).fill(['', 'lazy']));
  expect(images.every(({ width, height }) => Number(width) > 0 && Number(height) > 0)).toBe(true);
  expect(rendered.queryByRole('img')).toBeNull();
});
