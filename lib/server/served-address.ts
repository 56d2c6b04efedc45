/** Control characters and line separators: no address of the site has one, and the framework's patterns do not see past them. */
const HIDDEN = /[\p{Cc}\u2028\u2029]/u;

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
 * own patterns and answer 200.
 * @param url the target of a request, query included, which stays as it is
 */
export function servedAddress(url: string): string {
  if (!url.includes('%')) return url;
  const end = url.indexOf('?');
  const [path, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  const segments = path.split('/').map((segment) => (isReadable(segment) ? segment : segment.replaceAll('%', '%25')));
  return segments.join('/') + query;
}
