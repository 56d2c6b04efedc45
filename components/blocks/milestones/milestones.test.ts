import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('the list can be focused by keyboard, and its last year is highlighted', () => {
  const { getByRole, getByText, container } = renderBlock({
    __component: 'blocks.milestones',
    title: 'Story',
    milestones: [
      { year: 2012, title: 'a' },
      { year: '2026', title: 'b' },
    ],
  });
  expect(getByRole('list', { name: 'Story' }).getAttribute('tabindex')).toBe('0');
  const isHighlighted = (year: string) => getByText(year).classList.contains('text-genda-400');
  expect(['2012', '2026'].map(isHighlighted)).toEqual([false, true]);
  expect(container.querySelectorAll('.milestone-thread')).toHaveLength(1);
});
