import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

test('steps are an ordered list, with a thread between them and none after the last', () => {
  const html = renderBlock({ __component: 'blocks.steps', steps: [{ title: 'One' }, { title: 'Two', description: '**b**' }] });
  expect(html).toContain('<ol');
  expect(html.match(/border-dotted/g)).toHaveLength(1);
  expect(html).toContain('<strong>b</strong>');
});
