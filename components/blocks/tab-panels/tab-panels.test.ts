import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

const input = {
  __component: 'blocks.tab-panels' as const,
  tabs: [
    { slug: 'how', title: 'How', description: 'First' },
    { slug: 'runs', title: 'Runs', table: { headers: ['Amount', 'Runs'], rows: [['₹50', '1']] } },
  ],
};

test('2.1 the tab that the address names is open, else the first; the others are links', () => {
  expect(renderBlock(input)).toContain('First');
  const html = renderBlock(input, { query: { tab: 'runs' } });
  expect(html).not.toContain('First');
  expect(html).toContain('<table');
  expect(html).toContain('href="/ekaa?tab=how#tabs"');
  expect(html).toMatch(/href="\/ekaa\?tab=runs#tabs" aria-current="page"/);
});

test('a tab that is none opens the first one', () => {
  expect(renderBlock(input, { query: { tab: 'nowhere' } })).toContain('First');
});

test('without tabs nothing is drawn', () => {
  expect(renderBlock({ ...input, tabs: [] })).toBe('');
});

test('with a source the document of the open tab follows closely, without a panel of its own', () => {
  const source = { path: '/api/rupay-scan-and-score/tab/detail', follow: ['tab' as const] };
  const html = renderBlock({ ...input, source, tabs: [{ slug: 'how', title: 'How' }] });
  expect(html).toContain('class="section-head');
  expect(html).not.toContain('<h2');
});
