import { formatRupees, groupDigits } from './rupees.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [18_000, '18,000'],
  [120_500, '1,20,500'],
  [12_345_678, '1,23,45,678'],
  [1_234_567_890, '1,23,45,67,890'],
])('%i is %s', (amount, grouped) => {
  expect(groupDigits(amount)).toBe(grouped);
  expect(formatRupees(amount)).toBe(`₹${grouped}`);
});
