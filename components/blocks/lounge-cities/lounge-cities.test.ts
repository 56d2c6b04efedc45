import { hrefOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('each city links to its lounges, with their number', () => {
  const rendered = renderBlock({
    __component: 'blocks.lounge-cities',
    title: 'Lounges it opens',
    cities: [{ slug: 'pune', title: 'Pune', count: 2 }],
  });
  rendered.getByRole('heading', { level: 2, name: 'Lounges it opens' });
  expect(hrefOf(rendered, /Pune/)).toBe('/lounges/pune');
  expect(rendered.getByRole('link', { name: /Pune/ }).textContent).toBe('Pune2');
});
