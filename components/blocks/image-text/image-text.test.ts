import { hrefOf, iconNames } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('an item with a link is a link, one without is not', () => {
  const rendered = renderBlock({
    __component: 'blocks.image-text',
    title: 'Ways',
    items: [{ title: 'UPI', link: '/emi-cc-upi' }, { title: 'Metro' }],
  });
  expect(hrefOf(rendered, 'UPI')).toBe('/emi-cc-upi');
  expect(rendered.queryByRole('link', { name: 'Metro' })).toBeNull();
  rendered.getByText('Metro');
  expect(iconNames(rendered.container)).toEqual(['chevron-right']);
});
