import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { WRONG_SECRET_LIMIT } from '#lib/config/constants.ts';
import { errorResponse } from '#lib/contract/error-response.ts';
import { log } from '#lib/observability/log.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { clientAddress } from '#lib/security/client-address.ts';
import { rateLimits } from '#lib/server/rate-limit.ts';

/** The delay of the first response, which doubles with each attempt, and the longest delay, in milliseconds. */
const FIRST_MS = 100;
const LONGEST_MS = 5000;

const attempts = new LRUCache<string, number>({ max: WRONG_SECRET_LIMIT.clientsMax, ttl: WRONG_SECRET_LIMIT.windowMs });

/**
 * Logs a wrong secret and delays the response, longer with each attempt of the client; over the rate limit 429 at once.
 * @param refusal the response within the limit
 * @param wait for tests
 */
export async function refuseWrongSecret(
  { headers }: Request,
  event: 'preview-refused' | 'webhook-refused',
  refusal: Response,
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<Response> {
  const client = clientAddress(headers);
  const retryAfter = await rateLimits().secret(client);
  if (retryAfter > 0) {
    metrics().limited.inc({ limit: 'secret' });
    return errorResponse(429, 'Too many wrong secrets.', { 'retry-after': String(retryAfter) });
  }
  log('warn', event, { reason: 'the secret is missing or wrong' });
  const before = attempts.get(client) ?? 0;
  attempts.set(client, before + 1);
  await wait(Math.min(FIRST_MS * 2 ** before, LONGEST_MS));
  return refusal;
}
