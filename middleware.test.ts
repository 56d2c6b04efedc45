import { readdirSync } from 'node:fs';
import { NextRequest } from 'next/server.js';
import { PAGE_PARAMS } from '#lib/content/page-params.ts';
import { FORM_COOKIE } from '#lib/forms/names.ts';
import { DEFAULT_LOCALE, LOCALES } from '#lib/i18n/locales.ts';
import middleware, { config } from './middleware.ts';

const ORIGIN = 'http://site.example';

function ask(path: string, cookie?: string) {
  return middleware(new NextRequest(ORIGIN + path, { headers: cookie ? { cookie: `selectedLanguageCode=${cookie}` } : {} }));
}

/** Whether the framework would run the middleware for a path. */
const runsFor = (path: string) =>
  config.matcher.some((matcher) => typeof matcher === 'string' && new RegExp(`^${matcher}$`).test(path));

describe('middleware', () => {
  test('1 English has no prefix: the address is rewritten to its folder, query kept', () => {
    expect(ask('/ekaa?a=1').headers.get('x-middleware-rewrite')).toBe(`${ORIGIN}/en/ekaa?a=1`);
    expect(ask('/').headers.get('x-middleware-rewrite')).toBe(`${ORIGIN}/en`);
  });

  test.each([
    ['/en/ekaa?a=1', '/ekaa?a=1'],
    ['/en', '/'],
    ['/EKAA', '/ekaa'],
    ['/hi/Ekaa/', '/hi/ekaa'],
  ])('2.1 %s has one form, reached in one hop', (given, form) => {
    const answer = ask(given);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(ORIGIN + form);
  });

  test('1 a stored choice redirects an unprefixed page, privately', () => {
    const answer = ask('/ekaa?a=1', 'hi');
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/hi/ekaa?a=1`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('1 a stored choice never changes what a prefixed address shows', () => {
    expect(ask('/hi/ekaa', 'en').headers.get('x-middleware-next')).toBe('1');
  });

  test.each([
    ['/faqs?tab=fees', '/en/~/dGFiPWZlZXM/faqs'],
    ['/faqs?utm_source=x&tab=fees', '/en/~/dGFiPWZlZXM/faqs'],
    ['/hi/faqs?tab=fees', '/hi/~/dGFiPWZlZXM/faqs'],
    ['/?tab=fees', '/en/~/dGFiPWZlZXM'],
  ])('1 the tab in %s makes a page of its own, kept like any other', (given, folder) => {
    expect(ask(given).headers.get('x-middleware-rewrite')).toBe(ORIGIN + folder);
  });

  test.each(['/faqs?tab=a%2Fb', '/faqs?page_no=1', '/faqs?page_no=x', '/faqs?nothing=1', '/search?searchItem=x&page_no=2'])(
    '1 %s is the page itself',
    (given) => {
      expect(ask(given).headers.get('x-middleware-rewrite')).toBe(`${ORIGIN}/en${given}`);
    },
  );

  test.each([
    ['/~/dGFiPWZlZXM/faqs', '/en'],
    ['/hi/~/dGFiPWZlZXM/faqs', '/hi'],
    ['/~', '/en'],
  ])('2.1 %s is no address of the site', (given, locale) => {
    expect(ask(given).headers.get('x-middleware-rewrite')).toBe(`${ORIGIN}${locale}/page-not-found`);
  });

  test.each([
    ['/ekaa', '/en/~form/-/ekaa'],
    ['/hi/ekaa', '/hi/~form/-/ekaa'],
    ['/faqs?tab=fees', '/en/~form/dGFiPWZlZXM/faqs'],
    ['/search?searchItem=x', '/en/search?searchItem=x'],
  ])('5 %s shows what came of a form to whoever has sent one from it', (given, folder) => {
    const request = new NextRequest(ORIGIN + given, { headers: { cookie: `${FORM_COOKIE}=x` } });
    expect(middleware(request).headers.get('x-middleware-rewrite')).toBe(ORIGIN + folder);
  });

  test.each([
    ['/~form/-/ekaa', '/en'],
    ['/hi/~form/-/ekaa', '/hi'],
    ['/ekaa/~form', '/en'],
  ])('5 %s is no address of the site, with the cookie or without', (given, locale) => {
    for (const headers of [{}, { cookie: `${FORM_COOKIE}=x` }]) {
      const answer = middleware(new NextRequest(ORIGIN + given, { headers }));
      expect(answer.headers.get('x-middleware-rewrite')).toBe(`${ORIGIN}${locale}/page-not-found`);
    }
  });

  test('each parameter of a page and the cookie of a form are looked for under each language prefix', () => {
    const keys = config.matcher.flatMap((matcher) =>
      typeof matcher === 'string' ? [] : matcher.has.map(({ type, key }) => `${matcher.source} ${type} ${key}`),
    );
    const wanted = [...PAGE_PARAMS.map((name) => `query ${name}`), `cookie ${FORM_COOKIE}`];
    const prefixes = LOCALES.filter((code) => code !== DEFAULT_LOCALE);
    expect(keys.sort()).toEqual(prefixes.flatMap((code) => wanted.map((what) => `/${code}/:path* ${what}`)).sort());
  });

  test.each(['en', 'xx', '../hi', ''])('1 the stored choice %j redirects nobody', (cookie) => {
    expect(ask('/ekaa', cookie).headers.get('x-middleware-rewrite')).toBe(`${ORIGIN}/en/ekaa`);
  });

  test('1 a stored choice does not move a file', () => {
    expect(ask('/favicon.ico', 'hi').headers.get('location')).toBeNull();
  });

  test('1 Accept-Language redirects nobody', () => {
    const request = new NextRequest(`${ORIGIN}/ekaa`, { headers: { 'accept-language': 'hi' } });
    expect(middleware(request).headers.get('x-middleware-rewrite')).toBe(`${ORIGIN}/en/ekaa`);
  });

  test('it runs for pages, and for no prefixed address in its one form', () => {
    for (const path of ['/', '/ekaa', '/en/ekaa', '/xx/ekaa', '/hi/Ekaa', '/hi/', '/nope.txt', '/apiary', '/artists', '/hindi']) {
      expect({ path, runs: runsFor(path) }).toEqual({ path, runs: true });
    }
    for (const locale of LOCALES.filter((code) => code !== DEFAULT_LOCALE)) {
      for (const path of [`/${locale}`, `/${locale}/ekaa`, `/${locale}/a/b-c`])
        expect({ path, runs: runsFor(path) }).toEqual({ path, runs: false });
    }
  });

  test('2.11 it runs for no file that machines read, and for no icon', () => {
    const files = readdirSync('public', { withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.name.endsWith('.css'),
    );
    const made = ['robots.txt', 'llms.txt', 'sitemap.xml', 'sitemap/offers-2.xml', 'manifest.webmanifest'];
    for (const name of [...files.map(({ name }) => name), ...made])
      expect({ name, runs: runsFor(`/${name}`) }).toEqual({ name, runs: false });
  });

  test('2.1 a probe is answered at once, whatever it looks like', () => {
    for (const path of ['/wp-login.php', '/WP-login.php/', '/hi/.env']) {
      expect({ path, runs: runsFor(path) }).toEqual({ path, runs: true });
      expect(ask(path, 'hi').status).toBe(404);
    }
  });

  test('it runs for no folder of public/, no service and no file of the framework', () => {
    const folders = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const folder of [...folders.map(({ name }) => name), 'api', 'service', '_next']) {
      const path = `/${folder}/x`;
      expect({ path, runs: runsFor(path) }).toEqual({ path, runs: false });
    }
  });
});
