import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

const table = { title: 'Fees and times', headers: ['Step', 'Days'], rows: [['Answer', '7']] };

test('each table has a title under that of the block, and a fragment of its own', () => {
  const html = renderBlock({ __component: 'blocks.tables', title: 'Schedules', tables: [table] });
  expect(html).toMatch(/id="fees-and-times"><h3[^>]*>Fees and times<\/h3>/);
  expect(html).toMatch(/aria-label="Fees and times" tabindex="0"/i);
  expect(renderBlock({ __component: 'blocks.tables', tables: [table] })).toMatch(/<h2[^>]*>Fees and times<\/h2>/);
});

test('no tables draw nothing, not even a title', () => {
  expect(renderBlock({ __component: 'blocks.tables', title: 'Schedules' })).toBe('');
});
