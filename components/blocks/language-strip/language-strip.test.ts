import { attributesOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('each language with messages leads to this page in it, in its own script, and the current one is marked', () => {
  const strip = { __component: 'blocks.language-strip', title: 'Languages' } as const;
  const links = renderBlock(strip, { locale: 'hi' }).getAllByRole('link');
  const attributes = ['href', 'lang', 'hreflang', 'aria-current'] as const;
  expect(links.map((link) => [link.textContent, ...attributes.map((name) => attributesOf(link)[name])])).toEqual([
    ['English', '/ekaa', 'en', 'en', undefined],
    ['हिन्दी', '/hi/ekaa', 'hi', 'hi', 'true'],
  ]);
});
