import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { ENDPOINTS, type EndpointName } from '#lib/content/contract/endpoints.ts';
import { matchEndpoint } from '#lib/content/contract/match.ts';
import { type Query, readQuery } from '#lib/content/contract/query.ts';
import { errorResponse } from '#lib/content/http-error.ts';
import { log } from '#lib/content/log.ts';
import { settings } from '#lib/settings.ts';
import { type JsonObject, localizeDocument } from './localize.ts';
import { createSearch } from './search.ts';
import { createStore } from './store.ts';

/** Answers may be kept for a minute and shown for ten while they are asked for again. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/** What an endpoint is asked for. */
interface Call extends Query {
  slug: string | undefined;
}
type Answer = (call: Call) => object | undefined;

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
 * The embedded content service: the contract's paths over JSON documents on disk (architecture "Choices" 1).
 * @returns `handle`, from a request to its answer, which never throws; and `version`, another one when a document changes
 */
export function createContentService({ folder, product }: ServiceOptions) {
  const documents = createStore(folder, product);
  const search = createSearch(documents, product);

  const inLanguage = (document: JsonObject | undefined, locale: string) =>
    document && localizeDocument(document, locale, { product, today: new Date() });
  const bare =
    (file: string): Answer =>
    ({ locale }) =>
      inLanguage(documents().named.get(file), locale);
  const one =
    (find: (call: Call) => JsonObject | undefined): Answer =>
    (call) => {
      const data = inLanguage(find(call), call.locale);
      return data && { data };
    };

  const answers: Record<EndpointName, Answer> = {
    header: bare('header'),
    messages: bare('messages'),
    footer: bare('footer'),
    homePage: one(() => documents().named.get('home-page')),
    page: one(({ slug }) => documents().pages.get(slug ?? '')),
    search: ({ params, locale }) => search(z.object(ENDPOINTS.search.query).parse(params), locale),
  };

  const answer = (request: Request): Response => {
    const url = new URL(request.url);
    const match = matchEndpoint(url.pathname, product);
    if (!match) return errorResponse(404, 'There is no such path.');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return errorResponse(405, `${request.method} is not possible here.`, { allow: 'GET, HEAD' });
    }
    const query = readQuery(match.endpoint, url.searchParams);
    if (typeof query === 'string') return errorResponse(400, query);
    const document = answers[match.name]({ ...query, slug: match.slug });
    return document ? respond(request, document) : errorResponse(404, 'There is no such document.');
  };

  const handle = async (request: Request): Promise<Response> => {
    try {
      return answer(request);
    } catch (error) {
      log('error', 'content-service', { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      return errorResponse(500, 'The service failed.');
    }
  };
  return { handle, version: () => documents().version };
}

/** The embedded content service over the documents of the project. */
export const { handle, version } = createContentService({
  folder: path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/content-service/data'),
  product: settings.PRODUCT_SLUG,
});
