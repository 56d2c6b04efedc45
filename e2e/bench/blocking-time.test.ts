import { totalBlockingTime } from './blocking-time.ts';

test.each([
  ['before the first contentful paint', 0, 90, 0],
  ['of which 80 ms are after the paint', 20, 160, 30],
  ['of which 50 ms are after the paint', 20, 130, 0],
  ['after the paint', 200, 150, 100],
  ['of 50 ms', 200, 50, 0],
])('13 Total Blocking Time: a task %s', (_name, startTime, duration, blocking) => {
  expect(totalBlockingTime([{ startTime, duration }], 100)).toBe(blocking);
  expect(
    totalBlockingTime(
      [
        { startTime, duration },
        { startTime: 1000, duration: 60 },
      ],
      100,
    ),
  ).toBe(blocking + 10);
});
