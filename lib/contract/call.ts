import { type BodyFault, readBody } from './body.ts';
import { ENDPOINTS, type Endpoint, type EndpointName } from './endpoints.ts';
import { errorResponse } from './error-response.ts';
import { IDEMPOTENCY_HEADER, idempotencyKey } from './idempotency-key.ts';
import { allowedMethods, matchEndpoint } from './match.ts';
import { type Query, readCallQuery } from './query.ts';
import type { DesignRequest } from './records/design-request.ts';

type PostName = 'cardDesignRequest';

export type ApiCall =
  | { name: Exclude<EndpointName, PostName>; endpoint: Endpoint; path: string; slug: string | undefined; query: Query }
  | { name: PostName; path: string; body: DesignRequest; key: string | undefined };

/** The response to a request body with invalid fields. */
export function invalidBody(status: number, faults: readonly BodyFault[]): Response {
  return errorResponse(status, 'The request cannot be taken.', {}, faults);
}

/**
 * Reads a request to the content service.
 * @returns the call, or the response to an invalid one: 404, 405 with `Allow`, 400, 413 or 415
 */
export async function readCall(request: Request, product: string): Promise<ApiCall | Response> {
  const { pathname: path, searchParams } = new URL(request.url);
  const match = matchEndpoint(path, product);
  if (!match) return errorResponse(404, 'There is no such path.');
  const { name, endpoint, slug } = match;
  const allow = allowedMethods(endpoint);
  if (!allow.split(', ').includes(request.method))
    return errorResponse(405, `${request.method} is not possible here.`, { allow });
  if (name === 'cardDesignRequest') {
    const key = idempotencyKey.optional().safeParse(request.headers.get(IDEMPOTENCY_HEADER) ?? undefined);
    if (!key.success) return errorResponse(400, `${IDEMPOTENCY_HEADER}: ${key.error.issues[0]?.message}.`);
    const read = await readBody(ENDPOINTS[name].body, request);
    return 'faults' in read ? invalidBody(read.status, read.faults) : { name, path, body: read.body, key: key.data };
  }
  const query = readCallQuery(endpoint, searchParams);
  return typeof query === 'string' ? errorResponse(400, query) : { name, endpoint, path, slug, query };
}
