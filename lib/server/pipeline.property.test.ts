import fc from 'fast-check';
import { redirectOf } from '#lib/content/redirects/redirect.ts';
import { requestIdOf } from '#lib/observability/request-context.ts';
import { canonicalPathname } from '#lib/routes/canonical.ts';
import { decodeQuery, encodeQuery } from '#lib/routes/query-segment.ts';
import { readableUrl } from '#lib/routes/readable-url.ts';
import { pathOf } from '#lib/routes/request-path.ts';
import { isProbe } from '#lib/security/probes.ts';
import { refusalOf } from './refuse-request.ts';

const OPTIONS = { seed: 13, numRuns: 500 };

/** Parts of addresses that servers stumble over, among any others. */
const part = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '..',
    '%',
    '%2f',
    '%00',
    '%E0%A4%A',
    '?',
    '#',
    '\\',
    '\u0000',
    '.rsc',
    'en',
    'hi',
    'faqs',
    '_next',
    'api',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const address = fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join('')}`);
const name = fc.oneof(
  fc.constantFrom('tab', 'page_no', 'city', 'search', 'searchItem', 'file', 'from'),
  fc.string({ maxLength: 8 }),
);
const query = fc.array(fc.tuple(name, fc.string({ unit: 'binary', maxLength: 40 })), { maxLength: 8 });

test('any address can be decoded after it is normalised', () => {
  fc.assert(
    fc.property(address, (given) => {
      expect(() => pathOf(readableUrl(given)).split('/').map(decodeURIComponent)).not.toThrow();
    }),
    OPTIONS,
  );
});

test('any redirect stays on the site and leads to an address that is not redirected again', () => {
  const site = { SITE_ORIGIN: 'https://site.test', PRODUCT_SLUG: 'rupay' };
  const pathAfter = (pathname: string, storedLocale?: string) => {
    const moved = redirectOf({ method: 'GET', pathname, search: '', storedLocale }, site);
    const location = moved?.headers.location ?? pathname;
    expect(new URL(location, site.SITE_ORIGIN).origin).toBe(site.SITE_ORIGIN);
    return pathOf(location);
  };
  fc.assert(
    fc.property(address, fc.constantFrom(undefined, 'hi'), (given, storedLocale) => {
      // The parser of Node refuses all other characters.
      const target = given.replace(/[^\x21-\x7e\x80-\xff]/g, '');
      const once = pathAfter(pathOf(readableUrl(target)), storedLocale);
      expect(pathAfter(once, storedLocale)).toBe(once);
    }),
    OPTIONS,
  );
});

test('any method and target is passed on, or refused with a 4xx', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom('GET', 'POST', 'TRACE'), fc.string()), address, (method, target) => {
      const refusal = refusalOf(method, target);
      expect(refusal === undefined || (refusal.status >= 400 && refusal.status < 500)).toBe(true);
      expect(typeof isProbe(target)).toBe('boolean');
    }),
    OPTIONS,
  );
});

test('the canonical form of an address is a path of this site, and its own canonical form', () => {
  fc.assert(
    fc.property(address, (given) => {
      const canonical = canonicalPathname(given, 'rupay');
      expect(canonical).toMatch(/^\/(?!\/)/);
      expect(canonicalPathname(canonical, 'rupay')).toBe(canonical);
    }),
    OPTIONS,
  );
});

test('any query is encoded in a segment of limited length, and decoded to itself', () => {
  fc.assert(
    fc.property(fc.constantFrom('', '/faqs', '/search', '/document', '/something-went-wrong'), query, (path, pairs) => {
      const segment = encodeQuery(path, new URLSearchParams(pairs));
      expect(segment).toMatch(/^[\w-]{1,20000}$/);
      expect(encodeQuery(path, new URLSearchParams(decodeQuery(segment)))).toBe(segment);
    }),
    OPTIONS,
  );
});

test('a request id is short and safe in a header and a log, whatever was sent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string())), (given) => {
      expect(requestIdOf(given)).toMatch(/^[\w.:-]{8,64}$/);
    }),
    OPTIONS,
  );
});
