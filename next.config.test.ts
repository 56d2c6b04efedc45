import { execFileSync } from 'node:child_process';
import type { NextConfig } from 'next';
import { unstable_getResponseFromNextConfig as answerOf } from 'next/experimental/testing/server';

/** Node reads the configuration itself, as it does for Next: Jest would compile it. */
const READ = `import config from './next.config.ts';
  const [headers, redirects] = await Promise.all([config.headers(), config.redirects()]);
  console.log(JSON.stringify({ headers, redirects, images: config.images }));`;
const { headers, redirects, images } = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '--eval', READ], { cwd: import.meta.dirname, encoding: 'utf8' }),
);
const config: NextConfig = { headers: async () => headers, redirects: async () => redirects, images };

/** What the configuration says about an address. */
const ask = (path: string) => answerOf({ url: `http://site.example${path}`, nextConfig: config });

test.each(['/art/logos/wordmark.svg', '/art/film-cover.css', '/pdfjs/version.txt'])(
  '2.11 %s is cached for a day',
  async (path) => {
    expect((await ask(path)).headers.get('cache-control')).toMatch(/^public, max-age=86400/);
  },
);

test('2.11 a font is cached for a year', async () => {
  expect((await ask('/fonts/anek-latin-4.woff2')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each([
  '/art/nope.svg',
  '/fonts/nope.woff2',
  '/art/logos/wordmarkXsvg',
  '/art/logos/wordmark.svg/x',
  '/pdfjs/nope.txt',
  '/art',
  '/hi/art/nope.svg',
])('2.11 %s, which is missing, is not cached', async (path) => {
  expect((await ask(path)).headers.get('cache-control')).toBeNull();
});

test('2.1 pages have the Speculation-Rules header; files, services and /_next do not', async () => {
  const rules = async (path: string) => (await ask(path)).headers.get('speculation-rules');
  for (const path of ['/', '/ekaa', '/hi/legal/x', '/apiary'])
    expect([path, await rules(path)]).toEqual([path, expect.any(String)]);
  for (const path of ['/art/x.svg', '/api/header', '/service/health', '/flipbook/festive-carnival-2025/index.html', '/_next/x'])
    expect([path, await rules(path)]).toEqual([path, null]);
});

test.each([undefined, 'document', 'image', 'script'])(
  '7 the path decides the headers of documents, not Sec-Fetch-Dest: %s',
  async (destination) => {
    const names = ['cross-origin-opener-policy', 'referrer-policy', 'permissions-policy'];
    const headersOf = async (path: string) => {
      const headers = destination === undefined ? {} : { 'sec-fetch-dest': destination };
      return (await answerOf({ url: `http://site.example${path}`, nextConfig: config, headers })).headers;
    };
    for (const path of ['/', '/hi/ekaa', '/documents/a.pdf', '/art/nope']) {
      const headers = await headersOf(path);
      expect([path, names.filter((name) => headers.has(name))]).toEqual([path, names]);
    }
    for (const path of ['/art/logos/wordmark.svg', '/service/page.js', '/fonts/a.woff2']) {
      const headers = await headersOf(path);
      expect([path, names.filter((name) => headers.has(name))]).toEqual([path, []]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  },
);

test.each([
  ['/', 'en'],
  ['/ekaa', 'en'],
  ['/hi', 'hi'],
  ['/ta/lounges', 'ta'],
  ['/tax', 'en'],
  ['/ta/legal/x', 'ta'],
  ['/art/x.svg', null],
  // A feed names its own.
  ['/offers.xml', null],
  ['/ta/offers.xml', null],
  ['/ta/news.xml', null],
])('2.11 the content language of %s is %s', async (path, language) => {
  expect((await ask(path)).headers.get('content-language')).toBe(language);
});

test('2.11 the framework resizes no pictures', () => {
  expect(config.images?.unoptimized).toBe(true);
});
