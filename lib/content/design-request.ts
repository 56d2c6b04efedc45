import { z } from 'zod';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { parseJson } from '#lib/contract/parse-json.ts';
import type { DesignRequest } from '#lib/contract/records/design-request.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Transport } from './client/adapters/adapter.ts';
import { unwrap } from './client/envelope.ts';
import { ContentError } from './client/errors.ts';
import { request } from './client/request.ts';
import { contentTransport } from './client/transport.ts';

/** The reference of an accepted request, or the fields that the service rejects. */
export type DesignRequestAnswer = { reference: string } | { refused: string[] };

const refusal = z.object({
  error: z.object({ details: z.object({ errors: z.array(z.object({ field: z.string() })).max(50) }) }),
});

/** The rejected fields in an error response. */
function fieldsIn(answer: string | undefined): string[] | undefined {
  return refusal.safeParse(parseJson(answer ?? '')).data?.error.details.errors.map(({ field }) => field);
}

/**
 * Sent once by each call; with the same reference the content service stores it once.
 * @param reference names the request, as the idempotency key
 * @throws {ContentError} when the answer has neither a reference nor rejected fields
 */
export async function sendDesignRequest(
  body: DesignRequest,
  locale: Locale,
  reference: string,
  transport: Transport = contentTransport,
): Promise<DesignRequestAnswer> {
  const { path, method, answer } = ENDPOINTS.cardDesignRequest;
  try {
    const { document } = unwrap(await request({ method, path, body, locale, idempotencyKey: reference }, transport), path);
    const receipt = answer.safeParse(document);
    if (!receipt.success) throw new ContentError({ path, failure: 'shape' });
    return { reference: receipt.data.reference_id };
  } catch (error) {
    const refused = error instanceof ContentError ? fieldsIn(error.answer) : undefined;
    if (refused === undefined) throw error;
    return { refused };
  }
}
