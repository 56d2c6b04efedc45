/**
 * Load that arrives at a rate, whether or not the server keeps up: the latency of a request counts from when it was due, so that a
 * server that stalls cannot hide how many were waiting.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { quantile } from './client.ts';

/** What one worker sends. */
export interface Arrivals {
  port: number;
  host: string;
  /** Whole requests, sent in this order and again from the first; `{host}` is replaced. */
  requests: readonly string[];
  perSecond: number;
  seconds: number;
  connections: number;
}

export interface Result {
  sent: number;
  /** Answers by status; 0 for connections that were closed. */
  statuses: Record<string, number>;
  /** Requests that had no answer five seconds after the last was due. */
  lost: number;
  /** From when a request was due, in milliseconds. */
  latencies: Float64Array;
}

export interface Load {
  answered: number;
  /** Answers but 2xx, 3xx, 404, and 429 and 503, which refuse on purpose; and requests without an answer. */
  errors: number;
  statuses: Record<string, number>;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const isIntended = (status: number) => (status >= 200 && status < 400) || [404, 410, 429, 503].includes(status);

/**
 * Sends requests to ports at a rate, shared equally among them, from one worker for each of the two halves of the load.
 * @param given `perSecond` and `connections` are those of all ports together
 */
export async function arrive(ports: readonly number[], given: Omit<Arrivals, 'port'>): Promise<Load> {
  const workers = ports.map(async (port, index) => {
    // Each begins elsewhere in the mix.
    const cut = Math.floor((index * given.requests.length) / ports.length);
    const workerData: Arrivals = {
      ...given,
      port,
      requests: [...given.requests.slice(cut), ...given.requests.slice(0, cut)],
      perSecond: given.perSecond / ports.length,
      connections: Math.ceil(given.connections / ports.length),
    };
    const worker = new Worker(new URL('./arrivals-worker.ts', import.meta.url), { workerData });
    const [result] = (await once(worker, 'message')) as [Result];
    await worker.terminate();
    return result;
  });
  const results = await Promise.all(workers);
  const latencies = results.flatMap((result) => [...result.latencies]);
  const lost = results.reduce((sum, result) => sum + result.lost, 0);
  const statuses: Record<string, number> = {};
  for (const result of results)
    for (const [status, count] of Object.entries(result.statuses)) statuses[status] = (statuses[status] ?? 0) + count;
  const wrong = Object.entries(statuses).reduce((sum, [status, count]) => sum + (isIntended(Number(status)) ? 0 : count), 0);
  return {
    answered: latencies.length,
    errors: lost + wrong,
    statuses,
    p50: quantile(latencies, 0.5),
    // A lost request is later than any.
    p99: lost > latencies.length / 100 ? Number.POSITIVE_INFINITY : quantile(latencies, 0.99),
  };
}

interface Search {
  /** The first rate, in requests a second. */
  from: number;
  /** The most that p99 may be, in milliseconds. */
  p99Max: number;
  measure: (perSecond: number) => Promise<Load>;
}

const BISECTIONS = 3;

/** Finds the highest rate at which nothing fails and p99 is short, by doubling and then bisection. @returns it, with its load */
export async function highestRate({ from, p99Max, measure }: Search): Promise<{ perSecond: number; load: Load }> {
  const holds = (load: Load) => load.errors === 0 && load.p99 <= p99Max;
  let held = { perSecond: 0, load: await measure(from) };
  let rate = from;
  for (let load = held.load; holds(load); load = await measure(rate)) {
    held = { perSecond: rate, load };
    rate *= 2;
  }
  let [least, most] = [held.perSecond, rate];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = Math.round((least + most) / 2);
    const load = await measure(middle);
    if (holds(load)) {
      held = { perSecond: middle, load };
      least = middle;
    } else most = middle;
  }
  return held;
}
