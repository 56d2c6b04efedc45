import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

test('what has no link is plain text', () => {
  const html = renderBlock({
    __component: 'blocks.link-groups',
    groups: [{ title: 'Cards', links: [{ label: 'Debit', link: '/debit-cards' }, { label: 'Virtual' }] }],
  });
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('Virtual');
});
