import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

test('2.11 a disclaimer in markdown, with a label of its own or the fixed one', () => {
  const html = renderBlock({ __component: 'blocks.disclaimer', description: 'See [terms](/terms-of-use).' }, { locale: 'hi' });
  expect(html).toContain('अस्वीकरण');
  expect(html).toContain('<a href="/hi/terms-of-use">terms</a>');
  expect(renderBlock({ __component: 'blocks.disclaimer', title: 'Note', description: 'a' })).toContain('>Note<');
});
