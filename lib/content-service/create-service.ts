import { createHash, randomBytes } from 'node:crypto';
import { type ApiCall, invalidBody, readCall } from '#lib/contract/call.ts';
import { errorResponse } from '#lib/contract/error-response.ts';
import { log } from '#lib/observability/log.ts';
import { isSecret } from '#lib/platform/secret.ts';
import { createAnswers } from './answers.ts';
import type { Documents } from './documents/store.ts';

/** Responses may be cached for a minute, and used for ten more while they are revalidated. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/** A reference that a person can read out: no letters that look like others. */
function referenceId(): string {
  const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  const drawn = Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join('');
  return `CS-${drawn.slice(0, 4)}-${drawn.slice(4)}`;
}

interface ServiceOptions {
  documents: () => Documents;
  /** The documents with drafts instead of their published versions. */
  drafts: () => Documents;
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
export function createService({ documents, drafts, product, draftToken }: ServiceOptions) {
  const answers = createAnswers(documents, product);
  const draftAnswers = createAnswers(drafts, product);

  const answer = (call: ApiCall, request: Request): Response => {
    if ('body' in call) {
      const { card_slug } = call.body;
      if (!answers.hasDesign(card_slug)) return invalidBody(400, [{ field: 'card_slug', reason: 'There is no such design.' }]);
      const headers = { 'cache-control': 'no-store' };
      return Response.json({ data: { reference_id: referenceId() } }, { status: 201, headers });
    }
    if (call.query.isDraft) {
      if (draftToken === undefined || !isSecret(request.headers.get('token') ?? '', draftToken))
        return errorResponse(401, 'Drafts need a token.');
      const draft = draftAnswers.get[call.name]({ ...call.query, slug: call.slug });
      return draft
        ? Response.json(draft, { headers: { 'cache-control': 'no-store' } })
        : errorResponse(404, 'There is no such document.');
    }
    const document = answers.get[call.name]({ ...call.query, slug: call.slug });
    return document ? respond(request, document) : errorResponse(404, 'There is no such document.');
  };

  const withoutThrowing = async (respondTo: () => Response | Promise<Response>): Promise<Response> => {
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
