import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('each clause is an accordion under the title; a clause without a title has the default one', () => {
  const terms = [{ title: 'Fees', description: 'The bank sets them.' }, { description: 'More.' }];
  const { getByRole, container } = renderBlock({ __component: 'blocks.terms', terms });
  getByRole('heading', { level: 2, name: 'Terms' });
  expect(Array.from(container.querySelectorAll('summary'), ({ textContent }) => textContent?.trim())).toEqual(['Fees', 'Terms']);
});
