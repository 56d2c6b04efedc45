import type { z } from 'zod';
import type { Locale } from '#lib/i18n/locales.ts';
import { settings } from '#lib/settings.ts';
import { cachedRead } from '../cached.ts';
import { request } from '../client.ts';
import { matchEndpoint } from '../contract/match.ts';
import { type Listing, parseList, unwrap } from '../envelope.ts';
import { logDefect } from '../log.ts';
import { parseAnswer } from '../parse.ts';
import { unlessMissing } from '../read.ts';
import { PASSING_TAG, tagsOf } from '../tags.ts';

/** A path of the contract with its query in one order, without the parameters its endpoint does not have. */
export interface Address {
  path: string;
  query: string;
}

/**
 * The address of a source, when the contract has its path and the record there is the one that is wanted; otherwise it is
 * logged as a defect of its block.
 */
export function addressOf(path: string, params: Readonly<Record<string, string>>, schema: z.ZodType): Address | undefined {
  const match = matchEndpoint(path, settings.PRODUCT_SLUG);
  if (match === undefined || match.endpoint.answer !== schema) {
    logDefect({
      source: path,
      pointer: '',
      reason: match ? 'has other records than the block shows' : 'is no path of the contract',
    });
    return undefined;
  }
  const known = Object.entries(params).filter(([name, value]) => name in match.endpoint.query && value !== '');
  return { path, query: new URLSearchParams(known.sort(([a], [b]) => a.localeCompare(b))).toString() };
}

function tagsFor(kind: 'list' | 'record', path: string, query: string, locale: string): string[] {
  const tags = tagsOf(kind, locale, path.split('/').at(-1));
  return new URLSearchParams(query).has('search') ? [...tags, PASSING_TAG] : tags;
}

/**
 * Cached reads of a list of one kind of record.
 * @param passing whether what is read is not worth a place on the disk: a walk through a whole list
 * @returns a read whose answer is a page of the list
 * @throws {ContentError} when a first read fails
 */
export function listReader<Schema extends z.ZodType>(name: string, schema: Schema, { passing = false } = {}) {
  const read = cachedRead(
    `${passing ? 'walk' : 'list'} ${name}`,
    async (path: string, query: string, locale: string): Promise<Listing<z.output<Schema>>> => {
      const params = Object.fromEntries(new URLSearchParams(query));
      const json = await request({ method: 'GET', path, params, locale });
      return parseList(schema, json, `${path}?${query}&locale=${locale}`);
    },
    (path, query, locale) => [...tagsFor('list', path, query, locale), ...(passing ? [PASSING_TAG] : [])],
  );
  return { schema, read: ({ path, query }: Address, locale: Locale) => read(path, query, locale) };
}

/**
 * Cached reads of one document of one kind.
 * @returns a read whose answer is the document, or `null` for 404
 * @throws {ContentError} for every other failure of a first read
 */
export function recordReader<Schema extends z.ZodType>(name: string, schema: Schema) {
  const read = cachedRead(
    `record ${name}`,
    (path: string, query: string, locale: string): Promise<z.output<Schema> | null> =>
      unlessMissing(async () => {
        const source = `${path}?${query}&locale=${locale}`;
        const json = await request({ method: 'GET', path, params: Object.fromEntries(new URLSearchParams(query)), locale });
        const { document, pointer } = unwrap(json, source);
        return parseAnswer(schema, document, source, pointer);
      }),
    (path, query, locale) => tagsFor('record', path, query, locale),
  );
  return { schema, read: ({ path, query }: Address, locale: Locale) => read(path, query, locale) };
}

export type ListReader<Record> = { schema: z.ZodType; read: (address: Address, locale: Locale) => Promise<Listing<Record>> };
