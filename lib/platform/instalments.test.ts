import fc from 'fast-check';
import { costsOf, type Plan } from './instalments.ts';

test.each([
  [24_000, 3, 15, { each: 8201, interest: 602, total: 24_602 }],
  [24_000, 18, 15, { each: 1497, interest: 2950, total: 26_950 }],
  [60_000, 12, 15, { each: 5415, interest: 4986, total: 64_986 }],
  [18_000, 6, 0, { each: 3000, interest: 0, total: 18_000 }],
  [2000, 1, 12, { each: 2020, interest: 20, total: 2020 }],
])('₹%i over %i months at %i%%', (amount, months, rate, costs) => {
  expect(costsOf({ amount, months, rate })).toMatchObject(costs);
});

const plans: fc.Arbitrary<Plan> = fc.record({
  amount: fc.integer({ min: 1, max: 100_000_000 }),
  months: fc.integer({ min: 1, max: 360 }),
  rate: fc.integer({ min: 0, max: 400 }).map((quarters) => quarters / 4),
});
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const property = (holds: (plan: Plan) => void) => fc.assert(fc.property(plans, holds));

describe('any plan', () => {
  test('the parts of the instalments add up to the amount, the interest and the total', () => {
    property((plan) => {
      const { interest, total, schedule } = costsOf(plan);
      expect(schedule).toHaveLength(plan.months);
      expect(sum(schedule.map(({ principal }) => principal))).toBe(plan.amount);
      expect(sum(schedule.map((month) => month.interest))).toBe(interest);
      expect(plan.amount + interest).toBe(total);
    });
  });

  test('each month pays an instalment, within a rupee for each of its parts', () => {
    property((plan) => {
      const { each, schedule } = costsOf(plan);
      for (const { principal, interest } of schedule) expect(Math.abs(principal + interest - each)).toBeLessThanOrEqual(2);
    });
  });

  test('what is left falls to nothing, and the interest of a month with it', () => {
    property((plan) => {
      const { schedule } = costsOf(plan);
      const monthly = plan.rate / 1200;
      let left = plan.amount;
      for (const month of schedule) {
        expect(month.left).toBe(left - month.principal);
        expect(month.left).toBeLessThanOrEqual(left);
        expect(Math.abs(month.interest - left * monthly)).toBeLessThanOrEqual(2);
        ({ left } = month);
      }
      expect(left).toBe(0);
    });
  });

  test('over a longer time an instalment is no larger, and the interest no less', () => {
    property((plan) => {
      const [sooner, later] = [costsOf(plan), costsOf({ ...plan, months: plan.months + 1 })];
      expect(later.each).toBeLessThanOrEqual(sooner.each);
      expect(later.interest).toBeGreaterThanOrEqual(sooner.interest);
    });
  });
});
