import { render } from '#components/test/render.test-helper.tsx';
import { Pager } from './carousel.client.tsx';

test("2.11 the active indicator says 'n/total', in words too", () => {
  const { getByRole, getByText, getAllByRole } = render(<Pager slide={3} total={14} position="{index} of {total}" />);
  expect(getByRole('listitem', { current: true }).textContent).toBe('3/143 of 14');
  expect(getByText('3/14').getAttribute('aria-hidden')).toBe('true');
  expect(getAllByRole('listitem', { hidden: true })).toHaveLength(10);
});
