import type { CacheEntry } from './cache-entry.ts';

const LENGTH_BYTES = 4;

/** Encodes an entry for the disk and for Redis: the length of the JSON, the JSON, then the one binary field that an entry has. */
export function encodeEntry({ value, ...times }: CacheEntry): Buffer {
  const { binary, fields } = split(value);
  const json = Buffer.from(JSON.stringify({ ...times, fields }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, binary ?? Buffer.alloc(0)]);
}

/** Whether the fields are those of a kind of value. */
function isKnown(fields: { kind?: unknown; html?: unknown; data?: { body?: unknown } }): boolean {
  if (fields.kind === 'APP_PAGE') return typeof fields.html === 'string';
  return fields.kind === 'FETCH' ? typeof fields.data?.body === 'string' : fields.kind === 'APP_ROUTE';
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
 * Decodes what `encodeEntry` has written.
 * @returns `undefined` for anything else, such as a file that was cut
 */
export function decodeEntry(bytes: Buffer): CacheEntry | undefined {
  try {
    const end = LENGTH_BYTES + bytes.readUInt32BE();
    const { fields, lastModified, cacheControl } = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, end));
    if (!Number.isFinite(lastModified) || !isKnown(fields)) return undefined;
    const binary = bytes.subarray(end);
    const value =
      fields.kind === 'APP_PAGE'
        ? { ...fields, rscData: binary }
        : fields.kind === 'APP_ROUTE'
          ? { ...fields, body: binary }
          : fields;
    return { value, lastModified, cacheControl };
  } catch {
    return undefined;
  }
}
