import { createHash } from 'node:crypto';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { settings } from '#lib/config/settings.ts';
import { GoneError } from './client/errors.ts';
import { contentOrigin } from './client/transport.ts';
import { type Gone, isGone } from './gone.ts';

/** A page that had to do without a part of its content is made again after this time, in seconds. */
const SOON_SECONDS = 15;

/** What is kept of a read: its value, or that its document is gone for good. */
async function toKeep<Value>(reading: Promise<Value>): Promise<Value | Gone> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof GoneError) return { __gone: error.path };
    throw error;
  }
}

/** The key of a read: the framework prints it when a refresh fails, and an address may hold what a visitor typed. */
function keyOf(given: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([contentOrigin(), ...given]))
    .digest('base64url');
}

/**
 * A read of the content service that is kept, parsed, for `CONTENT_REVALIDATE_SECONDS`, and made once a request. When a
 * kept value is old and cannot be fetched again the last good one is given; a first read that fails throws.
 * @param name tells the reads apart
 * @param tagsFor the tags by which a value is refreshed, from the arguments of its read
 */
export function cachedRead<Arguments extends string[], Value>(
  name: string,
  read: (...given: Arguments) => Promise<Value>,
  tagsFor: (...given: Arguments) => string[],
): (...given: Arguments) => Promise<Value> {
  return cache(async (...given: Arguments) => {
    const kept = unstable_cache(() => toKeep(read(...given)), [name, keyOf(given)], {
      revalidate: settings.CONTENT_REVALIDATE_SECONDS,
      tags: tagsFor(...given),
    });
    const value = await kept();
    if (isGone(value)) throw new GoneError(value.__gone);
    return value;
  });
}

/** Makes the page that is being rendered come up for renewal soon: the framework takes the shortest time of its reads. */
export const renewSoon: () => Promise<number> = unstable_cache(async () => 0, ['renew-soon'], { revalidate: SOON_SECONDS });
