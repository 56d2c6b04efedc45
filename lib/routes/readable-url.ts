/** In no URL of the site, and not matched by Next's patterns. */
const CONTROL_CHARACTER = /[\p{Cc}\u2028\u2029]/u;

/** Next sends flight data for this ending. */
const DATA_ENDING = '.rsc';

function isReadable(segment: string): boolean {
  try {
    return !CONTROL_CHARACTER.test(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/**
 * A request target that Next can decode. In other segments, at which Next fails with a 500, and after `.rsc`, `%` becomes `%25`, so that
 * they get 404. Backslash (a slash in browsers) and `#` are encoded.
 */
export function readableUrl(url: string): string {
  const end = url.indexOf('?');
  const [path, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  const segments = path
    .replaceAll('\\', '%5C')
    .replaceAll('#', '%23')
    .split('/')
    .map((segment) => (isReadable(segment) ? segment : segment.replaceAll('%', '%25')));
  return segments.join('/') + (path.endsWith(DATA_ENDING) ? '%25' : '') + query;
}
