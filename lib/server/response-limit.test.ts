import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { ResponseLimit } from './response-limit.ts';

/** Enters and notes its name when it may go on. */
function enter(limit: ResponseLimit, name: string, entered: string[]): Promise<() => void> {
  return limit.enter().then((leave) => {
    entered.push(name);
    return leave;
  });
}

test('no more responses than the limit are prepared at once, and the newest that waits is next', async () => {
  const limit = new ResponseLimit(2);
  const entered: string[] = [];
  const first = await enter(limit, 'first', entered);
  await enter(limit, 'second', entered);
  const old = enter(limit, 'old', entered);
  const recent = enter(limit, 'recent', entered);
  await turn();
  expect(entered).toEqual(['first', 'second']);
  first();
  (await recent)();
  await old;
  expect(entered).toEqual(['first', 'second', 'recent', 'old']);
});

test('leaving twice frees one place', async () => {
  const limit = new ResponseLimit(1);
  const entered: string[] = [];
  const leave = await enter(limit, 'first', entered);
  leave();
  leave();
  await enter(limit, 'second', entered);
  void enter(limit, 'third', entered);
  await turn();
  expect(entered).toEqual(['first', 'second']);
});
