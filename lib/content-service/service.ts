import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { settings } from '#lib/config/settings.ts';
import { readBody } from '#lib/content/contract/body.ts';
import { ENDPOINTS } from '#lib/content/contract/endpoints.ts';
import { errorResponse } from '#lib/content/contract/error-response.ts';
import { allowedMethods, matchEndpoint } from '#lib/content/contract/match.ts';
import { readQuery } from '#lib/content/contract/query.ts';
import { log } from '#lib/server/log.ts';
import { createAnswers } from './answers.ts';
import { createStore } from './store.ts';

/** Answers may be kept for a minute and shown for ten while they are asked for again. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/** A reference that a person can read out: no letters that look like others. */
function referenceId(): string {
  const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  const drawn = Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join('');
  return `CS-${drawn.slice(0, 4)}-${drawn.slice(4)}`;
}

interface ServiceOptions {
  /** The folder of the documents. */
  folder: string;
  /** The product slug, for paths and texts. */
  product: string;
}

/** The answer with its validator: the same bytes have the same tag, and a caller that has them gets 304. */
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

/**
 * The embedded content service: the contract's paths over JSON documents on disk.
 * @returns `handle`, from a request to its answer, which never throws; and `version`, another one when a document changes
 */
export function createContentService({ folder, product }: ServiceOptions) {
  const documents = createStore(folder, product);
  const answers = createAnswers(documents, product);

  const take = async (request: Request): Promise<Response> => {
    const read = await readBody(ENDPOINTS.cardDesignRequest.body, request);
    if ('faults' in read) return errorResponse(read.status, 'The request cannot be taken.', {}, read.faults);
    const { card_slug } = read.body;
    if (!answers.hasDesign(card_slug)) {
      return errorResponse(400, 'The request cannot be taken.', {}, [{ field: 'card_slug', reason: 'There is no such design.' }]);
    }
    return Response.json({ data: { reference_id: referenceId() } }, { status: 201, headers: { 'cache-control': 'no-store' } });
  };

  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const match = matchEndpoint(url.pathname, product);
    if (!match) return errorResponse(404, 'There is no such path.');
    const { endpoint, name } = match;
    const allow = allowedMethods(endpoint);
    if (!allow.split(', ').includes(request.method))
      return errorResponse(405, `${request.method} is not possible here.`, { allow });
    if (name === 'cardDesignRequest') return take(request);
    const query = readQuery(endpoint, url.searchParams);
    if (typeof query === 'string') return errorResponse(400, query);
    const document = answers.get[name]({ ...query, slug: match.slug });
    return document ? respond(request, document) : errorResponse(404, 'There is no such document.');
  };

  const handle = async (request: Request): Promise<Response> => {
    try {
      return await answer(request);
    } catch (error) {
      log('error', 'content-service-error', { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      return errorResponse(500, 'The service failed.');
    }
  };
  return { handle, version: () => documents().version };
}

/** The embedded content service over the documents of the project. */
export const { handle, version } = createContentService({
  folder: path.resolve(/* turbopackIgnore: true */ process.cwd(), settings.CONTENT_FOLDER),
  product: settings.PRODUCT_SLUG,
});
