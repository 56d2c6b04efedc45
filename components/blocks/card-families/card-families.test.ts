import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('each family is one link', () => {
  const { getAllByRole } = renderBlock(
    {
      __component: 'blocks.card-families',
      title: 'Cards',
      families: [
        { title: 'Credit', link: '/credit-cards' },
        { title: 'Debit', link: '/debit-cards' },
      ],
    },
    { locale: 'hi' },
  );
  expect(getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Credit', '/hi/credit-cards'],
    ['Debit', '/hi/debit-cards'],
  ]);
});
