import type { Transport } from './adapters/adapter.ts';
import { limitTransport } from './limited-transport.ts';

const request = (signal?: AbortSignal) => new Request('http://content.test/api/x', signal ? { signal } : {});

/** A transport whose responses come when they are released. */
function pending() {
  const releases: (() => void)[] = [];
  const transport: Transport = () => new Promise((resolve) => releases.push(() => resolve(new Response('ok'))));
  return { releases, transport };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('no more requests than allowed are sent at once, the others follow', async () => {
  const { releases, transport } = pending();
  const limited = limitTransport(transport, { atOnce: 2, failuresMax: 9, pauseMs: 1000 });
  const responses = Promise.all([1, 2, 3, 4, 5].map(() => limited(request())));
  for (let sent = 2; sent <= 5; sent += 1) {
    await settle();
    expect(releases).toHaveLength(sent);
    releases[sent - 2]?.();
  }
  releases[4]?.();
  expect(await responses).toHaveLength(5);
});

test('a request that is given up while it waits is not sent', async () => {
  const { releases, transport } = pending();
  const limited = limitTransport(transport, { atOnce: 1, failuresMax: 9, pauseMs: 1000 });
  const first = limited(request());
  const controller = new AbortController();
  const second = limited(request(controller.signal));
  await settle();
  controller.abort(new Error('too late'));
  await expect(second).rejects.toThrow('too late');
  releases[0]?.();
  await first;
  expect(releases).toHaveLength(1);
});

test('after failures in a row the service is left alone for a while, and one request tries it then', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(1000);
  let calls = 0;
  let fails = true;
  const transport: Transport = async () => {
    calls += 1;
    if (fails) throw new TypeError('fetch failed');
    return new Response('ok');
  };
  const limited = limitTransport(transport, { atOnce: 9, failuresMax: 3, pauseMs: 5000 });
  for (let attempt = 0; attempt < 10; attempt += 1) await expect(limited(request())).rejects.toThrow();
  expect(calls).toBe(3);
  jest.mocked(performance.now).mockReturnValue(6001);
  fails = false;
  const outcomes = await Promise.allSettled([limited(request()), limited(request())]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(calls).toBe(4);
  expect((await limited(request())).ok).toBe(true);
});
