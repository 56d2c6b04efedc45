import { hrefOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('2.11 a disclaimer in markdown, with a label of its own or the fixed one', () => {
  const block = { __component: 'blocks.disclaimer', description: 'See [terms](/terms-of-use).' } as const;
  const disclaimer = renderBlock(block, { locale: 'hi' });
  disclaimer.getByText('अस्वीकरण');
  expect(hrefOf(disclaimer, 'terms')).toBe('/hi/terms-of-use');
  renderBlock({ ...block, title: 'Note' }).getByText('Note');
});
