import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

const strip = { __component: 'blocks.language-strip', title: 'Languages' } as const;

test('each language of the site leads to this page in it, named in its own script', () => {
  const html = renderBlock(strip);
  expect(html).toContain('href="/hi/ekaa"');
  expect(html).toMatch(/lang="hi" hrefLang="hi"[^>]*>हिन्दी/);
  expect(html).toContain('href="/ekaa"');
});

test('a language without messages is not offered, and the current one is marked', () => {
  const html = renderBlock(strip, { locale: 'hi' });
  expect(html).not.toContain('தமிழ்');
  expect(html).toMatch(/href="\/hi\/ekaa"[^>]*aria-current="true"/);
});
