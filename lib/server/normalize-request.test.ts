import { readdirSync, readFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { DRAFT_COOKIE, PREVIEW_COOKIE, previewToken } from '#lib/security/preview-token.ts';
import { normalizeRequest } from './normalize-request.ts';

const SECRET = 'a-secret-for-previews';

function requestWith(headers: Record<string, string>): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { headers });
}

test('5 x-forwarded-for stays behind trusted proxies, and is removed without one', () => {
  const headers = { 'x-forwarded-for': '6.6.6.6, 192.0.2.7' };
  const request = requestWith(headers);
  normalizeRequest(request, { PROXY_HOPS: 1, PREVIEW_SECRET: undefined });
  expect(request.headers).toEqual(headers);
  normalizeRequest(request, { PROXY_HOPS: 0, PREVIEW_SECRET: undefined });
  expect(request.headers).toEqual({});
});

test('the internal headers of Next are removed, those of its documented interfaces stay', () => {
  const kept = { rsc: '1', 'next-action': 'x', 'x-forwarded-proto': 'https', 'accept-encoding': 'gzip' };
  const request = requestWith({
    ...kept,
    'x-middleware-rewrite': '/en/-/ekaa',
    'x-middleware-subrequest': 'middleware',
    'x-matched-path': '/ekaa',
    'x-invoke-path': '/ekaa',
    'x-prerender-revalidate': 'x',
    'x-nextjs-data': '1',
    'next-resume': '1',
    'content-security-policy': "script-src 'nonce-chosen'",
  });
  normalizeRequest(request, { PROXY_HOPS: 0, PREVIEW_SECRET: undefined });
  expect(request.headers).toEqual(kept);
});

/** Names of headers in the source of the installed Next. */
function headersOfNext(): string[] {
  const root = join(dirname(createRequire(import.meta.filename).resolve('next/package.json')), 'dist');
  const files = ['server', 'lib', 'shared', 'client/components', 'build/templates'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
  );
  const sources = files.filter((name) => name.endsWith('.js')).map((name) => readFileSync(name, 'utf8'));
  const names = sources.flatMap((source) => [...source.matchAll(/['"`]((?:x|next)-[a-z-]+|rsc|purpose)['"`]/g)]);
  return [...new Set(names.map(([, name = '']) => name))];
}

/** What a proxy sets, what islands and forms send, and names of other things than headers. */
const KEPT = /^(?:x-forwarded-(?:for|host|port|proto)|rsc|next-action|x-gzip)$/;

test('every header that the source of the installed Next names is removed, but those of proxies, islands and forms', () => {
  const names = headersOfNext();
  expect(names).toEqual(
    expect.arrayContaining(['x-prerender-revalidate', 'next-router-prefetch', 'x-next-revalidated-tags', 'next-url']),
  );
  const request = requestWith(Object.fromEntries(names.map((name) => [name, 'x'])));
  normalizeRequest(request, { PROXY_HOPS: 1, PREVIEW_SECRET: undefined });
  expect(Object.keys(request.headers).filter((name) => !KEPT.test(name))).toEqual([]);
});

test('only a request with a signed cookie is a preview', () => {
  const used = { PROXY_HOPS: 0, PREVIEW_SECRET: SECRET };
  const cookie = `a=b; ${DRAFT_COOKIE}=x; ${PREVIEW_COOKIE}=${previewToken(SECRET)}`;
  const editor = requestWith({ cookie });
  expect([normalizeRequest(editor, used), editor.headers]).toEqual([{ isPreview: true }, { cookie }]);
  const forged = requestWith({ cookie: `a=b; ${DRAFT_COOKIE}=x` });
  expect([normalizeRequest(forged, used), forged.headers]).toEqual([{ isPreview: false }, { cookie: 'a=b' }]);
});
