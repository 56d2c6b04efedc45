import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { WRONG_SECRET_LIMIT } from '#lib/config/constants.ts';

/** The delay of the first answer, which doubles with each, and the longest, in milliseconds. */
const FIRST_MS = 100;
const LONGEST_MS = 5000;

const attempts = new LRUCache<string, number>({ max: WRONG_SECRET_LIMIT.clientsMax, ttl: WRONG_SECRET_LIMIT.windowMs });

/** Waits before a wrong secret of a client is answered, longer each time. */
export async function delayWrongSecret(client: string, wait: (milliseconds: number) => Promise<unknown> = sleep): Promise<void> {
  const before = attempts.get(client) ?? 0;
  attempts.set(client, before + 1);
  await wait(Math.min(FIRST_MS * 2 ** before, LONGEST_MS));
}
