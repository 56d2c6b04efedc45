import { KEPT_MEDIA_PATH } from '#lib/config/constants.ts';

/** What is kept, by the end of its name. Videos are not: browsers ask for parts of them. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  vtt: 'text/vtt',
  webp: 'image/webp',
};

/** In characters. */
const PATH_MAX = 500;
/** Letters, digits and signs that need no encoding, and encoded ones that are neither slash, backslash, dot nor control character. */
const SEGMENT = /^(?:[\w\-.~!$&'()*+,;=:@]|%(?!2e|2f|5c|7f|[01][0-9a-f])[0-9a-f]{2})+$/i;

function typeOf(path: string): string | undefined {
  const [, extension = ''] = /\.(\w+)$/.exec(path) ?? [];
  return Object.hasOwn(TYPES, extension.toLowerCase()) ? TYPES[extension.toLowerCase()] : undefined;
}

/** The address at which the site keeps a file below the media base; `undefined` for one that is not kept. @param path below the base */
export function keptMediaUrl(path: string): string | undefined {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return mediaFile(pathname.split('/').slice(1)) ? KEPT_MEDIA_PATH + path : undefined;
}

/**
 * A file below the media base that the site may fetch.
 * @param segments of its path, encoded
 * @returns its path and its type; `undefined` for a path that could lead out of the base, or another type
 */
export function mediaFile(segments: readonly string[]): { path: string; type: string } | undefined {
  const path = `/${segments.join('/')}`;
  const isSafe = segments.every((segment) => SEGMENT.test(segment) && !/^\.+$/.test(segment));
  const type = typeOf(path);
  return isSafe && type !== undefined && path.length <= PATH_MAX ? { path, type } : undefined;
}

/** Whether the name of a file changes with its content: it has a hash or a time. */
export function isVersioned(path: string): boolean {
  return /[._-](?=[0-9a-f]*\d)[0-9a-f]{8,64}(?:[._-][^/]*)?\.\w+$/i.test(path);
}
