import { createRateLimit } from './rate-limit.ts';

const limits = { perClient: 2, inAll: 5, windowMs: 60_000, clientsMax: 3 };

test('a client over its limit gets the seconds until the next request', () => {
  const limit = createRateLimit(limits);
  expect([limit('a', 0), limit('a', 10_000), limit('a', 20_000), limit('b', 20_000)]).toEqual([0, 0, 40, 0]);
  expect([limit('a', 60_000), limit('a', 60_001)]).toEqual([0, 10]);
});

test('refused requests do not make the wait longer', () => {
  const limit = createRateLimit({ ...limits, perClient: 1 });
  limit('a', 0);
  for (let time = 1000; time < 59_000; time += 1000) limit('a', time);
  expect(limit('a', 60_000)).toBe(0);
});

test('over the limit of all clients, a new client may send one request', () => {
  const limit = createRateLimit({ ...limits, clientsMax: 100 });
  for (const client of ['a', 'b', 'c', 'd', 'e']) expect(limit(client, 0)).toBe(0);
  expect([limit('f', 30_000), limit('f', 40_000), limit('a', 50_000)]).toEqual([0, 50, 10]);
  expect(limit('a', 60_000)).toBe(0);
});

test('the least recently used client is evicted first', () => {
  const limit = createRateLimit({ ...limits, perClient: 1, inAll: 100 });
  for (const client of ['a', 'b', 'c', 'd']) limit(client, 0);
  expect([limit('d', 1), limit('c', 1), limit('b', 1)]).toEqual([60, 60, 60]);
  expect(limit('a', 1)).toBe(0);
});

test('the networks of a subscriber count as four clients', () => {
  const limit = createRateLimit({ ...limits, inAll: 1000, clientsMax: 1000 });
  const allowed = Array.from({ length: 100 }, (_, index) => limit(`2001:db8:1:${index}`, 0)).filter((wait) => wait === 0);
  expect(allowed).toHaveLength(8);
  expect([limit('2001:db8:2:1', 0), limit('192.0.2.1', 0)]).toEqual([0, 0]);
});
