/** Control characters and line separators: no address of the site has one, and the framework's patterns do not match them. */
const CONTROL_CHARACTER = /[\p{Cc}\u2028\u2029]/u;

/** The framework answers an address with this ending with the flight data of the page. */
const DATA_ENDING = '.rsc';

/** Whether a path segment decodes to text without control characters. */
function isReadable(segment: string): boolean {
  try {
    return !CONTROL_CHARACTER.test(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/**
 * A request target that the framework can decode. In a segment that it could not (where it would fail with a bare 500) each `%`
 * becomes `%25`, so that the address is answered with 404 like any unknown address. So are addresses that end in `.rsc`. A backslash
 * and `#` are encoded: no address has them, and browsers take the first for a slash.
 * @param url the request target; its query is left as it is
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
