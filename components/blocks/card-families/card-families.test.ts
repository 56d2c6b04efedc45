import { renderBlock } from '#components/test/render-block.tsx';

test('each family is one link', () => {
  const html = renderBlock(
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
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toContain('href="/hi/credit-cards"');
});
