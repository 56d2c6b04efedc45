import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

test('a thing with a link is a link, one without is not', () => {
  const html = renderBlock({
    __component: 'blocks.image-text',
    title: 'Ways',
    items: [{ title: 'UPI', link: '/emi-cc-upi' }, { title: 'Metro' }],
  });
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html.match(/chevron-right/g)).toHaveLength(1);
});
