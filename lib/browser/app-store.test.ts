import { createAppStore, limitFontStep, readFontStep } from './app-store.ts';

test.each([
  ['3', 3],
  ['-5', -5],
  ['0', 0],
  ['6', 0],
  ['-10', 0],
  ['1.5', 0],
  ['url(x)', 0],
  ['', 0],
  [null, 0],
])('5 the stored text size %p means step %p', (stored, step) => {
  expect(readFontStep(stored)).toBe(step);
});

test('5 a step stays within five steps of the middle', () => {
  expect([-9, -5, 0, 5, 9].map(limitFontStep)).toEqual([-5, -5, 0, 5, 5]);
});

test('3 stores are independent', () => {
  const [first, second] = [createAppStore(), createAppStore()];
  first.setState({ fontStep: 4 });
  expect(second.getState().fontStep).toBe(0);
});
