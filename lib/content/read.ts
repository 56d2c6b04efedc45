import type { z } from 'zod';
import { settings } from '#lib/config/settings.ts';
import { unwrap } from './client/envelope.ts';
import { ContentError, GoneError } from './client/errors.ts';
import { type Params, request } from './client/request.ts';
import { contentTransport, type Transport } from './client/transport.ts';
import { validate } from './client/validate.ts';
import type { Footer, Header, Messages, Page, page } from './contract/documents.ts';
import { ENDPOINTS } from './contract/endpoints.ts';
import { endpointPath } from './contract/match.ts';

interface ReadOptions {
  locale: string;
  slug?: string;
  params?: Params;
  transport?: Transport | undefined;
}

/**
 * Fetches the document of an endpoint and checks it at the door.
 * @throws {ContentError} when the service fails, or its answer cannot be saved
 */
export async function readDocument<Answer extends z.ZodType>(
  endpoint: { path: string; answer: Answer },
  { locale, slug, params, transport = contentTransport }: ReadOptions,
): Promise<z.output<Answer>> {
  const path = endpointPath(endpoint.path, settings.PRODUCT_SLUG, slug);
  const json = await request({ method: 'GET', path, params, locale }, transport);
  const source = `${path}?locale=${locale}`;
  const { document, pointer } = unwrap(json, source);
  return validate(endpoint.answer, document, source, pointer);
}

/** An answer that fits only because everything in it was left out: the last good one, or an error, is better. */
function empty(path: string, locale: string): ContentError {
  return new ContentError({ path: `${path}?locale=${locale}`, failure: 'shape', detail: 'nothing in it is usable' });
}

/** The header, with at least a menu or languages. @throws {ContentError} */
export async function readHeader(locale: string, transport?: Transport): Promise<Header> {
  const header = await readDocument(ENDPOINTS.header, { locale, transport });
  if (!header.top.languages?.length && !header.bottom.header_menu?.length) throw empty(ENDPOINTS.header.path, locale);
  return header;
}

/** The messages, at least one. @throws {ContentError} */
export async function readMessages(locale: string, transport?: Transport): Promise<Messages> {
  const { locale: language, ...texts } = await readDocument(ENDPOINTS.messages, { locale, transport });
  if (Object.keys(texts).length === 0) throw empty(ENDPOINTS.messages.path, locale);
  return { locale: language, ...texts };
}

/** The footer, with something in it. @throws {ContentError} */
export async function readFooter(locale: string, transport?: Transport): Promise<Footer> {
  const { locale: language, ...parts } = await readDocument(ENDPOINTS.footer, { locale, transport });
  if (Object.values(parts).every((part) => Array.isArray(part) && part.length === 0)) throw empty(ENDPOINTS.footer.path, locale);
  return { locale: language, ...parts };
}

/** A page that has something to show. @throws {ContentError} when it has neither title nor block */
function shown(page: Page, path: string, locale: string): Page {
  if (page.content.length === 0 && page.title === undefined) throw empty(path, locale);
  return page;
}

/**
 * A document, or `null` when the service says 404: that is an answer, which is cached.
 * @throws {GoneError} when it says 410, which is kept too
 * @throws {ContentError} for every other failure
 */
export async function unlessMissing<Document>(read: () => Promise<Document>): Promise<Document | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ContentError) || error.failure !== 'status') throw error;
    if (error.status === 404) return null;
    if (error.status === 410) throw new GoneError(error.path);
    throw error;
  }
}

/** A part of a page that is gone for good leaves the page as it is: `null`, as for 404. */
export async function unlessGone<Document>(reading: Promise<Document | null>): Promise<Document | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof GoneError) return null;
    throw error;
  }
}

/**
 * A generic content page with a title or a block, or `null` when the service has none.
 * @param slug checked by the caller
 * @throws {ContentError} for every other failure
 */
export async function readPage(slug: string, locale: string, transport?: Transport): Promise<Page | null> {
  const path = endpointPath(ENDPOINTS.page.path, settings.PRODUCT_SLUG, slug);
  return unlessMissing(async () => shown(await readDocument(ENDPOINTS.page, { slug, locale, transport }), path, locale));
}

/**
 * The document of an endpoint whose answer is a page, with a title or a block, or `null` when the service has none.
 * @param params the query of the endpoint
 * @throws {ContentError} for every other failure
 */
export async function readScreen(
  endpoint: { path: string; answer: typeof page },
  params: Params,
  locale: string,
  transport?: Transport,
): Promise<Page | null> {
  const path = endpointPath(endpoint.path, settings.PRODUCT_SLUG);
  return unlessMissing(async () => shown(await readDocument(endpoint, { params, locale, transport }), path, locale));
}
