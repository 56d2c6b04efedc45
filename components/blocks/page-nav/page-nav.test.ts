import { hrefOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('the sections of the page are a navigation of links', () => {
  const rendered = renderBlock({
    __component: 'blocks.page-nav',
    links: [
      { label: 'Cards', link: '#cards' },
      { label: 'Questions', link: '/faqs' },
    ],
  });
  rendered.getByRole('navigation', { name: 'On this page' });
  expect(hrefOf(rendered, 'Cards')).toBe('#cards');
  expect(hrefOf(rendered, 'Questions')).toBe('/faqs');
});
