import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/** Names a POST, so that it is stored once however often it is sent: https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/ */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** A file name, too. */
export const idempotencyKey = z
  .string()
  .regex(/^[A-Za-z0-9-]{8,64}$/, '8 to 64 letters, digits and dashes')
  .describe(
    'The reference of the request, made by the site. The service stores the request under it, answers with it as reference_id, and a request that is sent again is answered alike and stored once. Without one the service makes the reference',
  );

/** No letters that look like others. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A new reference, which a person can read out. */
export function newReference(): string {
  const drawn = Array.from(randomBytes(8), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return `CS-${drawn.slice(0, 4)}-${drawn.slice(4)}`;
}
