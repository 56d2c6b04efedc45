import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('steps are an ordered list', () => {
  const { getByRole, getAllByRole } = renderBlock({
    __component: 'blocks.steps',
    steps: [{ title: 'One' }, { title: 'Two', description: '**b**' }],
  });
  expect(getByRole('list').tagName).toBe('OL');
  expect(getAllByRole('listitem')).toHaveLength(2);
  expect(getByRole('strong').textContent).toBe('b');
});
