import { z } from 'zod';
import { metrics } from '#lib/observability/metrics.ts';
import type { CacheEntry } from './cache-entry.ts';

const LENGTH_BYTES = 4;

// Node sends no other names and values.
const headerValue = z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/);
const headerName = z.string().regex(/^[\w-]+$/);
const headers = z.record(headerName, z.union([headerValue, z.array(headerValue)]));
const status = z.int().min(200).max(599);
const seconds = z.union([z.number(), z.literal(false)]);

/** The JSON of an entry. `segmentData` is not kept: the site does not use it. */
const stored = z.object({
  key: z.string(),
  lastModified: z.number(),
  cacheControl: z.object({ revalidate: seconds, expire: z.number().optional() }).optional(),
  fields: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('APP_PAGE'), html: z.string(), status: status.optional(), headers: headers.optional() }),
    z.object({
      kind: z.literal('FETCH'),
      data: z.object({
        headers: z.record(headerName, headerValue),
        body: z.string(),
        status: status.optional(),
        url: z.string(),
      }),
      revalidate: seconds,
    }),
    z.object({ kind: z.literal('APP_ROUTE'), status, headers: headers.optional() }),
  ]),
});

/** Encodes an entry for the disk and for Redis: the length of the JSON, the JSON, then the one binary field that an entry has. */
export function encodeEntry(key: string, { value, ...times }: CacheEntry): Buffer {
  const { binary, fields } = split(value);
  const json = Buffer.from(JSON.stringify({ key, ...times, fields }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, binary ?? Buffer.alloc(0)]);
}

function split(value: CacheEntry['value']): { binary: Buffer | undefined; fields: object } {
  if (value.kind === 'APP_PAGE') {
    const { rscData: binary, ...fields } = value;
    return { binary, fields };
  }
  if (value.kind === 'APP_ROUTE') {
    const { body: binary, ...fields } = value;
    return { binary, fields };
  }
  return { binary: undefined, fields: value };
}

/**
 * Decodes what `encodeEntry` has written for a key.
 * @returns `undefined` for anything else, such as a file that was cut, or the entry of another key; counted
 */
export function decodeEntry(key: string, bytes: Buffer): CacheEntry | undefined {
  try {
    const end = LENGTH_BYTES + bytes.readUInt32BE();
    const { fields, ...entry } = stored.parse(JSON.parse(bytes.toString('utf8', LENGTH_BYTES, end)));
    if (entry.key !== key) throw new Error('the entry of another key');
    const binary = bytes.subarray(end);
    const { lastModified, cacheControl } = entry;
    if (fields.kind === 'APP_PAGE') return { value: { ...fields, rscData: binary }, lastModified, cacheControl };
    if (fields.kind === 'APP_ROUTE') return { value: { ...fields, body: binary }, lastModified, cacheControl };
    return { value: fields, lastModified, cacheControl };
  } catch {
    metrics().entriesDropped.inc();
    return undefined;
  }
}
