import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('an entry without a link is plain text', () => {
  const { getByRole, getByText } = renderBlock({
    __component: 'blocks.link-groups',
    groups: [{ title: 'Cards', links: [{ label: 'Debit', link: '/debit-cards' }, { label: 'Virtual' }] }],
  });
  expect(getByRole('link').textContent).toBe('Debit');
  getByText('Virtual');
});

test('the links of a folded group are in the page, and shown when it is opened', () => {
  const { container, getByText } = renderBlock({
    __component: 'blocks.link-groups',
    groups: [{ title: 'Each card', folded: true, links: [{ label: 'Classic', link: '/credit-cards/classic-credit' }] }],
  });
  expect(getByText('Classic').closest('details')?.open).toBe(false);
  expect(container.querySelector('summary h2')?.textContent).toBe('Each card');
});
