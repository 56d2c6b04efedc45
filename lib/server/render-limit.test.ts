import { RenderLimit } from './render-limit.ts';

test('as many addresses as allowed are rendered at once, the next one waits for its turn', async () => {
  const limit = new RenderLimit({ atOnce: () => 2, waitMs: 60_000 });
  const first = await limit.enter('/a');
  await limit.enter('/b');
  let entered = false;
  const third = limit.enter('/c').then((leave) => {
    entered = leave !== undefined;
  });
  await Promise.resolve();
  expect(entered).toBe(false);
  first?.();
  await third;
  expect(entered).toBe(true);
});

test('requests for one address count once, until the last of them is answered', async () => {
  const limit = new RenderLimit({ atOnce: () => 1, waitMs: 0 });
  const requests = await Promise.all(Array.from({ length: 100 }, () => limit.enter('/a')));
  expect(requests.every((leave) => leave !== undefined)).toBe(true);
  for (const leave of requests.slice(1)) leave?.();
  expect(await limit.enter('/b')).toBeUndefined();
  requests[0]?.();
  expect(await limit.enter('/b')).toBeDefined();
});

test('a request that has waited too long is turned away', async () => {
  const limit = new RenderLimit({ atOnce: () => 1, waitMs: 1 });
  await limit.enter('/a');
  expect(await limit.enter('/b')).toBeUndefined();
});

test('when more may be rendered at once than before, all that fit in enter, oldest first', async () => {
  let atOnce = 1;
  const limit = new RenderLimit({ atOnce: () => atOnce, waitMs: 60_000 });
  const leave = await limit.enter('/a');
  const entered = new Map<string, (() => void) | undefined>();
  for (const address of ['/b', '/c', '/d']) void limit.enter(address).then((leaveOne) => entered.set(address, leaveOne));
  atOnce = 2;
  leave?.();
  await new Promise(setImmediate);
  expect([...entered.keys()]).toEqual(['/b', '/c']);
  // The last one enters: a request that waits would keep the process running.
  for (const leaveOne of entered.values()) leaveOne?.();
});
