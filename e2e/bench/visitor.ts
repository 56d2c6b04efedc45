/**
 * Requests a cached page at a fixed rate, without waiting for earlier responses, so that pauses of the server show. Runs in a worker
 * thread, which the load generator does not delay.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Client, clientAddress, quantile } from './client.ts';

const EVERY_MS = 50;
/** An address of no other client. */
const ADDRESS = clientAddress(0xff_ff_ff);

export interface Visit {
  requests: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  longest: number;
  /** Responses other than the page. */
  failures: number;
}

async function visit(origin: string, path: string, isOver: () => boolean): Promise<Visit> {
  const client = new Client(origin);
  const answers = [];
  for (let next = performance.now(); !isOver(); next += EVERY_MS) {
    await sleep(Math.max(0, next - performance.now()));
    const late = performance.now() - next;
    answers.push(client.ask(path, ADDRESS).then(({ status, milliseconds }) => ({ status, time: milliseconds + late })));
  }
  const all = await Promise.all(answers);
  client.close();
  const times = all.map(({ time }) => time);
  return {
    requests: all.length,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    longest: quantile(times, 1),
    failures: all.filter(({ status }) => status !== 200).length,
  };
}

/** Requests a page until `work` is done. */
export async function whileVisited(origin: string, path: string, work: () => Promise<unknown>): Promise<Visit> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { origin, path } });
  const result = new Promise<Visit>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  try {
    await work();
  } finally {
    worker.postMessage('stop');
  }
  return result;
}

if (!isMainThread && parentPort) {
  let isOver = false;
  parentPort.once('message', () => {
    isOver = true;
  });
  const { origin, path } = workerData as { origin: string; path: string };
  parentPort.postMessage(await visit(origin, path, () => isOver));
}
