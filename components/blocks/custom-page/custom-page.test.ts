import { attributesOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('2.8 a logo without a title, or given as an address or image alone, is shown', () => {
  const { getAllByRole } = renderBlock({
    __component: 'blocks.custom-page',
    list_of_logos: ['/a.svg', { image: '/b.svg' }, { url: '/c.svg', alternative_text: 'Konark Bank' }],
  });
  const logos = getAllByRole('img').map((image) => [image.getAttribute('src'), image.getAttribute('alt')]);
  expect(logos).toEqual([
    ['/a.svg', 'media'],
    ['/b.svg', 'media'],
    ['/c.svg', 'Konark Bank'],
  ]);
});

test('2.8 the promoters are known by the names of their logos', () => {
  const { getByText, getByRole, getAllByRole } = renderBlock({
    __component: 'blocks.custom-page',
    list_of_logos: [
      { title: 'Sarita Bank', image: '/a.svg', link: 'https://sarita.example/' },
      { title: 'Udaya', image: '/b.svg' },
    ],
  });
  getByText('Partners');
  expect(getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Sarita Bank', 'Udaya']);
  expect(attributesOf(getByRole('link', { name: 'Sarita Bank (opens in a new tab)' }))).toMatchObject({
    href: 'https://sarita.example/',
    target: '_blank',
    rel: 'noopener noreferrer',
  });
});
