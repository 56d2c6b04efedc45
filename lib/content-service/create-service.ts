import { createHash } from 'node:crypto';
import { type ApiCall, invalidBody, readCall } from '#lib/contract/call.ts';
import { errorResponse } from '#lib/contract/error-response.ts';
import type { DesignRequest } from '#lib/contract/records/design-request.ts';
import { log } from '#lib/observability/log.ts';
import { isSecret } from '#lib/platform/secret.ts';
import { createAnswers } from './answers.ts';
import type { Documents } from './documents/store.ts';

/** Responses may be cached for a minute, and used for ten more while they are revalidated. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';
/** Requests that a store keeps; more are refused until older ones are deleted. */
export const SUBMISSIONS_MAX = 10_000;

/**
 * Stores a request once, however often it is sent with the same key.
 * @param key its reference; without one it gets a new one
 * @returns its reference; `undefined` when there are too many
 * @throws when it cannot be stored; the error is logged, so that it must not have what was sent
 */
export type Submit = (body: DesignRequest, key?: string) => Promise<string | undefined>;

interface ServiceOptions {
  documents: () => Documents;
  /** The documents with drafts instead of their published versions. */
  drafts: () => Documents;
  /** Stores what forms send. */
  submit: Submit;
  product: string;
  /** The token that requests for drafts need. Without it no drafts are served. */
  draftToken?: string | undefined;
}

/** With an ETag: a caller that has it gets 304. */
function respond(request: Request, document: object): Response {
  const body = JSON.stringify(document);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { 'content-type': 'application/json; charset=utf-8', etag, 'cache-control': CACHE_CONTROL };
  const known =
    request.headers
      .get('if-none-match')
      ?.split(',')
      .map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  if (known.includes(etag) || known.includes('*')) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

/** The contract's paths over documents in memory; `handle` and `answerCall` never throw. */
export function createService({ documents, drafts, submit, product, draftToken }: ServiceOptions) {
  const answers = createAnswers(documents, product);
  const draftAnswers = createAnswers(drafts, product);

  const answer = async (call: ApiCall, request: Request): Promise<Response> => {
    if ('body' in call) {
      const { card_slug } = call.body;
      if (!answers.hasDesign(card_slug)) return invalidBody(400, [{ field: 'card_slug', reason: 'There is no such design.' }]);
      const reference_id = await submit(call.body, call.key);
      if (reference_id === undefined) return errorResponse(503, 'There are too many requests.');
      return Response.json({ data: { reference_id } }, { status: 201, headers: { 'cache-control': 'no-store' } });
    }
    if (call.query.isDraft) {
      if (draftToken === undefined || !isSecret(request.headers.get('token') ?? '', draftToken))
        return errorResponse(401, 'Drafts need a token.');
      const draft = await draftAnswers.get[call.name]({ ...call.query, slug: call.slug });
      return draft
        ? Response.json(draft, { headers: { 'cache-control': 'no-store' } })
        : errorResponse(404, 'There is no such document.');
    }
    const document = await answers.get[call.name]({ ...call.query, slug: call.slug });
    return document ? respond(request, document) : errorResponse(404, 'There is no such document.');
  };

  const withoutThrowing = async (respondTo: () => Promise<Response>): Promise<Response> => {
    try {
      return await respondTo();
    } catch (error) {
      log('error', 'content-service-error', { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      return errorResponse(500, 'The service failed.');
    }
  };

  return {
    answerCall: (call: ApiCall, request: Request) => withoutThrowing(() => answer(call, request)),
    handle: (request: Request) =>
      withoutThrowing(async () => {
        const call = await readCall(request, product);
        return call instanceof Response ? call : answer(call, request);
      }),
    version: () => documents().version,
  };
}
