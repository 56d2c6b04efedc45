import { costsOf } from './instalment.ts';

test.each([
  [24_000, 3, 15, { each: 8201, interest: 602, total: 24_602 }],
  [24_000, 18, 15, { each: 1497, interest: 2950, total: 26_950 }],
  [60_000, 12, 15, { each: 5415, interest: 4986, total: 64_986 }],
  [18_000, 6, 0, { each: 3000, interest: 0, total: 18_000 }],
  [2000, 1, 12, { each: 2020, interest: 20, total: 2020 }],
])('₹%i over %i months at %i%%', (amount, months, rate, costs) => {
  expect(costsOf({ amount, months, rate })).toEqual(costs);
});
