/** Control characters and line separators: no address of the site has one, and the framework's patterns do not see past them. */
const HIDDEN = /[\p{Cc}\u2028\u2029]/u;

/** What the framework puts behind an address to have the data of its page, which the browser asks for otherwise. */
const DATA_ENDING = '.rsc';

/** Whether the percent signs of a segment stand for text that an address may have. */
function isReadable(segment: string): boolean {
  try {
    return !HIDDEN.test(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/**
 * The address that is answered for one that was asked for. A percent sign that encodes nothing, or what no address has, is a
 * percent sign: such an address is missing like any other (404), where the framework would fail with a bare 500, or miss its
 * own patterns and answer 200. What ends like the framework's own data is no address either: it would show a page in them.
 * @param url the target of a request, query included, which stays as it is
 */
export function servedAddress(url: string): string {
  const end = url.indexOf('?');
  const [path, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  const segments = path.split('/').map((segment) => (isReadable(segment) ? segment : segment.replaceAll('%', '%25')));
  return segments.join('/') + (path.endsWith(DATA_ENDING) ? '%25' : '') + query;
}
