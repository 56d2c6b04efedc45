import { setTimeout as sleep } from 'node:timers/promises';
import { captureLog } from '../client/log-capture.test-helper.ts';
import { PurgeQueue, type SendPurge, WAITING_MAX } from './purge-queue.ts';

beforeEach(() => {
  captureLog();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const OK = { ok: true, status: 200 };

function queueOf(send: SendPurge, tagsPerCall = 3) {
  return new PurgeQueue({ edge: 'test', tagsPerCall, send, pauseMs: 5 });
}

async function drained(queue: PurgeQueue): Promise<void> {
  while (queue.left.size > 0) await sleep(5);
}

test('tags are sent in the order of their publishes, each once while it waits, a few at a time', async () => {
  const sent: string[][] = [];
  const queue = queueOf(async (tags) => {
    sent.push([...tags]);
    await sleep(20);
    return OK;
  });
  queue.add(['a', 'b']);
  queue.add(['c', 'd']);
  queue.add(['e', 'd', 'f']);
  await drained(queue);
  expect(sent).toEqual([['a', 'b'], ['c', 'd', 'e'], ['f']]);
});

test('a tag that is published while it is being sent is sent again', async () => {
  const sent: string[][] = [];
  const queue = queueOf(async (tags) => {
    sent.push([...tags]);
    await sleep(20);
    return OK;
  });
  queue.add(['a']);
  await sleep(5);
  queue.add(['a']);
  await drained(queue);
  expect(sent).toEqual([['a'], ['a']]);
});

test.each([
  ['away', () => Promise.reject(new Error('ECONNREFUSED'))],
  ['answering 500', () => Promise.resolve({ ok: false, status: 500 })],
  ['refusing', () => Promise.resolve({ ok: false, status: 401 })],
])('with the edge %s nothing is lost, and the order stays', async (_name, fail) => {
  let isBack = false;
  let attempts = 0;
  const purged: string[] = [];
  const queue = queueOf(async (tags) => {
    attempts += 1;
    if (!isBack) return fail();
    purged.push(...tags);
    return OK;
  });
  for (const tag of ['a', 'b', 'c', 'd', 'e']) {
    queue.add([tag]);
    await sleep(5);
  }
  expect([...queue.left.keys()]).toEqual(['a', 'b', 'c', 'd', 'e']);
  const before = attempts;
  // It is not asked without a pause.
  expect(before).toBeLessThan(10);
  isBack = true;
  await drained(queue);
  expect(purged).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('while the edge is away memory is bounded: of too many tags, and with everything, only everything is kept, since the first', async () => {
  const purged: string[] = [];
  let isBack = false;
  const queue = queueOf(async (tags) => {
    if (!isBack) throw new Error('away');
    purged.push(...tags);
    return OK;
  });
  for (let index = 0; index < WAITING_MAX * 5; index += 1) {
    queue.add([`page:p${index}`], 1000 + index);
    expect(queue.left.size).toBeLessThanOrEqual(WAITING_MAX + 3);
  }
  queue.add(['content'], 99_000);
  expect([...queue.left]).toEqual([['content', 1000]]);
  isBack = true;
  await drained(queue);
  expect(purged).toEqual(['content']);
});
