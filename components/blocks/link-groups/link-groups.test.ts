import { renderBlock } from '#components/test/render-block.tsx';

test('an entry without a link is plain text', () => {
  const { getByRole, getByText } = renderBlock({
    __component: 'blocks.link-groups',
    groups: [{ title: 'Cards', links: [{ label: 'Debit', link: '/debit-cards' }, { label: 'Virtual' }] }],
  });
  expect(getByRole('link').textContent).toBe('Debit');
  getByText('Virtual');
});
