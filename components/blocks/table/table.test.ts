import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

const table = { __component: 'blocks.table', title: 'Tiers', headers: ['', 'Classic'], rows: [['Cover', '₹1,00,000']] };

test('columns and rows are named, and an empty header is no header', () => {
  const html = renderBlock({ ...table, __component: 'blocks.table' });
  expect(html.match(/scope="col"/g)).toHaveLength(1);
  expect(html.match(/scope="row"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-label="Tiers" tabindex="0"/i);
});

test('rows with equal cells are no conflict', () => {
  const html = renderBlock({
    __component: 'blocks.table',
    headers: ['A', 'A'],
    rows: [
      ['x', 'x', 'x'],
      ['x', 'x', 'x'],
    ],
  });
  expect(html.match(/<td/g)).toHaveLength(4);
});
