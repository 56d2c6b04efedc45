import { newReference } from '#lib/contract/idempotency-key.ts';
import type { DesignRequest } from '#lib/contract/records/design-request.ts';
import { daysInMs, PrivateFiles } from '#lib/platform/private-files.ts';

/** Requests that are kept; more are refused until older ones are deleted. */
const RECEIVED_MAX = 10_000;

interface Options {
  folder: string;
  /** After how many days a request is deleted. */
  days: number;
}

/** What forms have sent to the embedded service: one file for each request, named by its reference. */
export function createSubmissions({ folder, days }: Options) {
  const files = new PrivateFiles({ folder, max: RECEIVED_MAX, keptFor: daysInMs(days) });

  /**
   * Stores a request once, however often it is sent with the same key.
   * @returns its reference; `undefined` when there are too many
   * @throws what `node:fs/promises` throws
   */
  return async (body: DesignRequest, key: string = newReference()): Promise<string | undefined> => {
    await files.deleteOld();
    if ((await files.read(key)) !== undefined) return key;
    return (await files.write(key, { received_at: new Date().toISOString(), ...body })) ? key : undefined;
  };
}
