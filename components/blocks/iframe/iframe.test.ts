import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

const block = (iframe_link: string) => renderBlock({ __component: 'blocks.iframe', iframe: { title: 'Booklet', iframe_link } });

test('7 /api/iframe-link: the frame is sandboxed and holds a cover, so that nothing is loaded before it is pressed', () => {
  const html = block('/flipbook/a/index.html');
  expect(html).toMatch(/<iframe[^>]* sandbox="allow-same-origin /);
  expect(html).not.toMatch(/<iframe[^>]* src="/);
  expect(html).toMatch(/srcDoc="[^"]*href=&quot;\/flipbook\/a\/index\.html&quot;/i);
});

test('7 /api/iframe-link: without a frame, or with one that is refused, a link leads to the page', () => {
  expect(block('/flipbook/a/index.html')).toContain('<a href="/flipbook/a/index.html"');
  const html = block('https://other.example/x');
  expect(html).not.toContain('<iframe');
  expect(html).toContain('<a href="https://other.example/x" target="_blank"');
});

test('a block whose page could not be had shows nothing', () => {
  expect(renderBlock({ __component: 'blocks.iframe', title: 'Booklet' })).toBe('');
});
