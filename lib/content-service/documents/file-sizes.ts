import { SITE_DOCUMENTS } from '#lib/config/site-documents.ts';
import { isLeaf, isObject, type Json, type JsonObject } from './localize.ts';
import { replaceItems, replaceValues } from './replace-values.ts';

/** The size in bytes of a document of the site, by its path; nothing for any other file. */
export type SizeOf = (path: string) => number | undefined;

const sizeOfKnown: SizeOf = (path) => SITE_DOCUMENTS.get(path)?.bytes;

/** The size of what a link leads to, in each of its languages; nothing unless all are known. */
function sizeBehind(link: Json | undefined, sizeOf: SizeOf): Json | undefined {
  if (typeof link === 'string') return sizeOf(link);
  if (link === undefined || !isLeaf(link)) return undefined;
  const sizes = Object.entries(link).map(([locale, path]) => [locale, typeof path === 'string' ? sizeOf(path) : undefined]);
  return sizes.every(([, size]) => size !== undefined) ? Object.fromEntries(sizes) : undefined;
}

function filled(value: Json, sizeOf: SizeOf): Json {
  if (Array.isArray(value)) return replaceItems(value, (item) => filled(item, sizeOf));
  return isObject(value) ? withFileSizes(value, sizeOf) : value;
}

/** Fills in `file_size` of buttons that link to a document of the site. */
export function withFileSizes(document: JsonObject, sizeOf: SizeOf = sizeOfKnown): JsonObject {
  const own = replaceValues(document, (value) => filled(value, sizeOf));
  if ((own.button_type !== 'pdf' && own.button_type !== 'download') || own.file_size !== undefined) return own;
  const size = sizeBehind(own.button_link, sizeOf);
  return size === undefined ? own : { ...own, file_size: size };
}
