import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

const slide = { title: 'One', images: ['/a.svg', '/b.svg', '/c.svg'] };

test('the first slide is the h1 of the page, the others are h2', () => {
  const html = renderBlock({ __component: 'blocks.hero', slides: [slide, { title: 'Two' }] }, { breadcrumb: [] });
  expect(html).toMatch(/<h1[^>]*>One<\/h1>/);
  expect(html).toMatch(/<h2[^>]*>Two<\/h2>/);
  expect(html).toContain('1/2');
});

test('one slide has no controls', () => {
  expect(renderBlock({ __component: 'blocks.hero', slides: [slide] })).not.toContain('carousel');
});

test('only the pictures of the first slide are fetched at once', () => {
  const html = renderBlock({ __component: 'blocks.hero', slides: [slide, { ...slide, title: 'Two' }] });
  expect(html.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(3);
});

test('a single face lies in front', () => {
  expect(renderBlock({ __component: 'blocks.hero', slides: [{ title: 'One', images: ['/a.svg'] }] })).toContain('rotate-[2deg]');
});
