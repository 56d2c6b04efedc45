import { renderBlock } from '#components/test/render-block.tsx';

test('2.8 the promoters are known by the names of their logos', () => {
  const html = renderBlock({
    __component: 'blocks.custom-page',
    list_of_logos: [
      { title: 'Sarita Bank', image: '/a.svg', link: 'https://sarita.example/' },
      { title: 'Udaya', image: '/b.svg' },
    ],
  });
  expect(html).toContain('Promoters');
  expect(html).toContain('alt="Sarita Bank"');
  expect(html).toMatch(
    /<a href="https:\/\/sarita\.example\/" target="_blank" rel="noopener noreferrer" aria-label="Sarita Bank \(opens in a new tab\)"/,
  );
  expect(html.match(/<a /g)).toHaveLength(1);
});
