import { attributesOf, render } from '#components/test/render.test-helper.tsx';
import { AppState } from '#lib/browser/app-state.client.tsx';
import { FontSize } from './font-size.client.tsx';

const LABELS = { group: 'Text size', larger: 'Larger', normal: 'Normal', smaller: 'Smaller' };

test('2.2 the server renders the three buttons at the middle, in the order A+, A, A-', () => {
  const { getByRole, getAllByRole } = render(
    <AppState>
      <FontSize labels={LABELS} variant="bar" />
    </AppState>,
  );
  getByRole('group', { name: 'Text size' });
  expect(getAllByRole('button').map(attributesOf)).toMatchObject([
    { 'aria-label': 'Larger', 'aria-disabled': 'false' },
    { 'aria-label': 'Normal', 'aria-pressed': 'true' },
    { 'aria-label': 'Smaller', 'aria-disabled': 'false' },
  ]);
});

test('4 the buttons throw without AppState', () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => render(<FontSize labels={LABELS} variant="menu" />)).toThrow('AppState');
});
