import { attributesOf, hrefOf, parseHtml } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

const renderFrame = (iframe_link: string) =>
  renderBlock({ __component: 'blocks.iframe', iframe: { title: 'Booklet', iframe_link } });

test('7 /api/iframe-link: the frame is sandboxed and holds a cover, so that nothing is loaded before it is pressed', () => {
  const frame = renderFrame('/flipbook/a/index.html').container.querySelector('iframe');
  expect(frame?.getAttribute('sandbox')).toMatch(/^allow-same-origin /);
  expect(frame?.hasAttribute('src')).toBe(false);
  const cover = parseHtml(frame?.getAttribute('srcdoc') ?? '');
  expect(cover.getByRole('link').getAttribute('href')).toBe('/flipbook/a/index.html');
});

test('7 /api/iframe-link: without a frame, or with one that is refused, a link leads to the page', () => {
  expect(hrefOf(renderFrame('/flipbook/a/index.html'), 'Open it on a page of its own')).toBe('/flipbook/a/index.html');
  const refused = renderFrame('https://other.example/x');
  expect(refused.container.querySelector('iframe')).toBeNull();
  expect(attributesOf(refused.getByRole('link'))).toMatchObject({ href: 'https://other.example/x', target: '_blank' });
});

test('a block whose page could not be had shows nothing', () => {
  expect(renderBlock({ __component: 'blocks.iframe', title: 'Booklet' }).container.innerHTML).toBe('');
});
