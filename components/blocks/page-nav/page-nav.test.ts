import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

test('the sections of the page are a navigation of links', () => {
  const html = renderBlock({
    __component: 'blocks.page-nav',
    links: [
      { label: 'Cards', link: '#cards' },
      { label: 'Questions', link: '/faqs' },
    ],
  });
  expect(html).toContain('<nav aria-label="On this page"');
  expect(html).toContain('href="#cards"');
  expect(html).toContain('href="/faqs"');
});
