import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

test('2.8 markdown under the title, headings nested without a gap', () => {
  const html = renderBlock({ __component: 'blocks.description', title: 'Rules', description: '# One\n\n#### Two\n\n# Three' });
  expect(html).toContain('<h2 class="text-h2">Rules</h2>');
  expect(html.match(/<h3>/g)).toHaveLength(2);
  expect(html).toContain('<h4>Two</h4>');
});

test('2.8 without a title the headings of the text are those of the page', () => {
  expect(renderBlock({ __component: 'blocks.description', description: '### One' })).toContain('<h2>One</h2>');
});

test('the note stands beside, and only when there is one', () => {
  const block = { __component: 'blocks.description', description: 'a' } as const;
  expect(renderBlock(block)).not.toContain('<aside');
  expect(renderBlock({ ...block, note: { title: 'Lost it?' } })).toContain('Lost it?');
});
