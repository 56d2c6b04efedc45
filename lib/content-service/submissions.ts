import { newReference } from '#lib/contract/idempotency-key.ts';
import { daysInMs, PrivateFiles } from '#lib/platform/private-files.ts';
import { SUBMISSIONS_MAX, type Submit } from './create-service.ts';

interface Options {
  folder: string;
  /** After how many days a request is deleted. */
  days: number;
}

/** What forms have sent to the embedded service: one file for each request, named by its reference. */
export function createSubmissions({ folder, days }: Options): Submit {
  const files = new PrivateFiles({ folder, max: SUBMISSIONS_MAX, keptFor: daysInMs(days) });
  return async (body, key = newReference()) => {
    await files.deleteOld();
    if ((await files.read(key)) !== undefined) return key;
    return (await files.write(key, { received_at: new Date().toISOString(), ...body })) ? key : undefined;
  };
}
