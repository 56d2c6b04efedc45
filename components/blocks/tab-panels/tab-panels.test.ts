import { hrefOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

const input = {
  __component: 'blocks.tab-panels' as const,
  tabs: [
    { slug: 'how', title: 'How', description: 'First' },
    { slug: 'runs', title: 'Runs', table: { headers: ['Amount', 'Runs'], rows: [['₹50', '1']] } },
  ],
};

test('2.1 the tab that the address names is open; the others are links', () => {
  const rendered = renderBlock(input, { query: { tab: 'runs' } });
  expect(rendered.queryByText('First')).toBeNull();
  rendered.getByRole('table');
  expect(hrefOf(rendered, 'How')).toBe('/ekaa?tab=how#tabs');
  expect(rendered.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/ekaa?tab=runs#tabs');
});

test.each([undefined, 'nowhere'])('2.1 without a tab of its own the address opens the first one: %s', (tab) => {
  renderBlock(input, { query: { tab } }).getByText('First');
});

test('without tabs nothing is drawn', () => {
  expect(renderBlock({ ...input, tabs: [] }).container.innerHTML).toBe('');
});

test('with a source the document of the open tab follows closely, without a panel of its own', () => {
  const source = { path: '/api/rupay-scan-and-score/tab/detail', follow: ['tab' as const] };
  const { container, queryByRole } = renderBlock({ ...input, source, tabs: [{ slug: 'how', title: 'How' }] });
  expect(container.querySelector('.section-head')).not.toBeNull();
  expect(queryByRole('heading')).toBeNull();
});
