import type { z } from 'zod';
import { emptyListing, type Listing, unwrap, validateList } from '#lib/content/client/envelope.ts';
import { ContentError } from '#lib/content/client/errors.ts';
import { request } from '#lib/content/client/request.ts';
import { validate } from '#lib/content/client/validate.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { cachedRead } from '../cached.ts';
import { logDefect } from '../log.ts';
import { unlessMissing } from '../read.ts';
import { nameOfCall, PASSING_TAG, tagsOf } from '../tags.ts';
import type { Address } from './address.ts';

/** The argument of a read that says that an address chose it: such reads have keys and tags of their own. */
const PASSING = 'passing';

function passingTag(...marks: string[]): string[] {
  return marks.includes(PASSING) ? [PASSING_TAG] : [];
}

/** A list that is not there has nothing in it: that is an answer, which is kept (404, 410). */
async function emptyWhenMissing<Item>(read: () => Promise<Listing<Item>>): Promise<Listing<Item>> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ContentError) || error.failure !== 'status') throw error;
    if (error.status !== 404 && error.status !== 410) throw error;
    logDefect({ source: error.path, pointer: '', reason: `the list is not there (${error.status})` });
    return emptyListing();
  }
}

/**
 * Cached reads of a list of one kind of record.
 * @param passing whether what is read is not worth a place on the disk: a walk through a whole list
 * @returns a read whose answer is a page of the list
 * @throws {ContentError} when a first read fails
 */
export function listReader<Schema extends z.ZodType>(name: string, schema: Schema, { passing = false } = {}) {
  const read = cachedRead(
    `list ${name}`,
    (path: string, query: string, locale: string, _mark: string): Promise<Listing<z.output<Schema>>> =>
      emptyWhenMissing(async () => {
        const params = Object.fromEntries(new URLSearchParams(query));
        const json = await request({ method: 'GET', path, params, locale });
        return validateList(schema, json, `${path}?${query}&locale=${locale}`);
      }),
    (path, _query, locale, mark) => [...tagsOf('list', locale, nameOfCall(path)), ...passingTag(mark)],
  );
  return {
    schema,
    read: ({ path, query, passing: chosen = false }: Address, locale: Locale) =>
      read(path, query, locale, passing || chosen ? PASSING : ''),
  };
}

function recordTags(path: string, query: string, locale: string): string[] {
  const params = new URLSearchParams(query);
  const slug = params.get('slug') ?? params.get('id');
  return tagsOf('record', locale, nameOfCall(path), ...(slug === null ? [] : [slug]));
}

/**
 * Cached reads of one document of one kind.
 * @returns a read whose answer is the document, or `null` for 404
 * @throws {ContentError} for every other failure of a first read
 */
export function recordReader<Schema extends z.ZodType>(name: string, schema: Schema) {
  const read = cachedRead(
    `record ${name}`,
    (path: string, query: string, locale: string, _mark: string): Promise<z.output<Schema> | null> =>
      unlessMissing(async () => {
        const source = `${path}?${query}&locale=${locale}`;
        const json = await request({ method: 'GET', path, params: Object.fromEntries(new URLSearchParams(query)), locale });
        const { document, pointer } = unwrap(json, source);
        return validate(schema, document, source, pointer);
      }),
    (path, query, locale, mark) => [...recordTags(path, query, locale), ...passingTag(mark)],
  );
  return {
    schema,
    read: ({ path, query, passing = false }: Address, locale: Locale) => read(path, query, locale, passing ? PASSING : ''),
  };
}

export type ListReader<Record> = { schema: z.ZodType; read: (address: Address, locale: Locale) => Promise<Listing<Record>> };
