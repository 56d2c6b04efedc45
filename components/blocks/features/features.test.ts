import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

const feature = { title: 'Band', description: '**Dry**', image: '/a.jpg' };

test('2.8 type ekaa_features is a sliding list with images of 163 by 104', () => {
  const html = renderBlock({ __component: 'blocks.features', type: 'ekaa_features', title: 'Pick', features: [feature] });
  expect(html).toMatch(/<ul[^>]*carousel/);
  expect(html).toContain('aria-label="Pick"');
  expect(html).toMatch(/width="163" height="104"/);
  expect(html).toContain('<strong>Dry</strong>');
});

test('2.8 any other type is a grid of features, without controls', () => {
  for (const type of ['other', undefined]) {
    const html = renderBlock({
      __component: 'blocks.features',
      type,
      features: [{ ...feature, image: undefined, icon: 'plane' }],
    });
    expect(html).not.toContain('carousel');
    expect(html).toContain('#i-plane');
  }
});

test('2.11 the pager of the server shows the first of n, with at most ten indicators', () => {
  const features = Array.from({ length: 14 }, (_, index) => ({ title: `Card ${index}` }));
  const html = renderBlock({ __component: 'blocks.features', type: 'ekaa_features', features });
  expect(html).toContain('1/14');
  expect(html.match(/<li aria-hidden="true"/g)).toHaveLength(9);
  expect(html).toMatch(/aria-label="Previous" aria-disabled="true"/);
  expect(html).toMatch(/aria-label="Next" aria-disabled="false"/);
});
