import { renderBlock } from '#components/test/render-block.tsx';

test('steps are an ordered list, with a line between them and none after the last', () => {
  const { getByRole, getAllByRole } = renderBlock({
    __component: 'blocks.steps',
    steps: [{ title: 'One' }, { title: 'Two', description: '**b**' }],
  });
  expect(getByRole('list').tagName).toBe('OL');
  const hasLine = (step: HTMLElement) => step.querySelector('.border-dotted') !== null;
  expect(getAllByRole('listitem').map(hasLine)).toEqual([true, false]);
  expect(getByRole('strong').textContent).toBe('b');
});
