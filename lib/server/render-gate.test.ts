import { withRequest } from '#lib/observability/request-context.ts';
import { isClientAllowed, RenderGate } from './render-gate.ts';

const limits = { atOnce: 2, queue: 1, waitMs: 20, leaseMs: 1000 };
const tick = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  jest.useRealTimers();
  globalThis.valuesOfProcess?.clear();
});

test('first renders start up to the limit; the next one waits, another is refused', async () => {
  const gate = new RenderGate(limits);
  expect([await gate.enter('a'), await gate.enter('b')]).toEqual([true, true]);
  const waiting = gate.enter('c');
  expect(await gate.enter('d')).toBe(false);
  gate.leave('a');
  expect(await waiting).toBe(true);
});

test('a render that waits for too long is refused', async () => {
  const gate = new RenderGate(limits);
  await gate.enter('a');
  await gate.enter('b');
  expect(await gate.enter('c')).toBe(false);
});

test('two requests for one page share its permit', async () => {
  const gate = new RenderGate({ ...limits, atOnce: 1 });
  expect([await gate.enter('a'), await gate.enter('a')]).toEqual([true, true]);
});

test('a stale page never waits, and leaves a free permit to a waiting first render', async () => {
  const gate = new RenderGate({ ...limits, atOnce: 1 });
  await gate.enter('a');
  expect(gate.tryEnter('stale', false)).toBe(false);
  const waiting = gate.enter('b');
  gate.leave('a');
  expect(gate.tryEnter('stale', false)).toBe(false);
  expect(await waiting).toBe(true);
  gate.leave('b');
  expect(gate.tryEnter('stale', false)).toBe(true);
});

test('an unreleased permit expires', async () => {
  jest.useFakeTimers();
  const gate = new RenderGate({ ...limits, atOnce: 1 });
  await gate.enter('a');
  jest.advanceTimersByTime(limits.leaseMs);
  expect(gate.tryEnter('b', false)).toBe(true);
});

test('a request whose render fails releases its permits, and no others', async () => {
  const gate = new RenderGate(limits);
  const context = (id: string) => ({ id, client: '192.0.2.1', path: '/' });
  await withRequest(context('one'), async () => {
    await gate.enter('a');
    await withRequest(context('two'), async () => {
      await gate.enter('b');
      await tick();
      gate.leaveAll();
    });
  });
  expect(['c', 'd', 'e'].map((key) => gate.tryEnter(key, true))).toEqual([true, true, false]);
});

test('first renders are limited per client in a window', async () => {
  for (let count = 0; count < 20; count += 1) expect(await isClientAllowed('192.0.2.1')).toBe(true);
  expect([await isClientAllowed('192.0.2.1'), await isClientAllowed('192.0.2.2'), await isClientAllowed(undefined)]).toEqual([
    false,
    true,
    true,
  ]);
});
