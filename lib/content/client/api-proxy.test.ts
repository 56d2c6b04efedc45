import { readCall } from '#lib/contract/call.ts';
import { DESIGN_REQUEST } from '../design-request.fixture.ts';
import type { Transport } from './adapters/adapter.ts';
import { proxyCall } from './api-proxy.ts';

function upstream(answer: () => Response = () => Response.json({ ok: true })) {
  const requests: Request[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    return answer();
  };
  const ask = async (path: string, init: RequestInit = {}) => {
    const request = new Request(`http://site.test${path}`, init);
    const call = await readCall(request, 'rupay');
    return call instanceof Response ? call : proxyCall(call, request, { transport, address: 'http://c.test' });
  };
  return { requests, ask };
}

test('only paths of the contract are forwarded', async () => {
  const { requests, ask } = upstream();
  for (const path of ['/api/users', '/api/pages/..%2fusers', '/api/pages/a/b', '/api/header/x', '/api/@evil.test', '/admin']) {
    expect((await ask(path)).status).toBe(404);
  }
  expect(requests).toEqual([]);
});

test('only GET and HEAD are forwarded to endpoints that are read', async () => {
  const { requests, ask } = upstream();
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await ask('/api/header', { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
  expect(requests).toEqual([]);
  const head = await ask('/api/header', { method: 'HEAD' });
  expect([head.status, await head.text(), requests[0]?.method]).toEqual([200, '', 'GET']);
});

const body = { ...DESIGN_REQUEST, name: 'आशा Nair' };
const posted = (body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }): RequestInit => ({
  method: 'POST',
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

test('7 the POST is forwarded with the fields of the contract only, and is never retried', async () => {
  const { requests, ask } = upstream(() => Response.json({ data: { reference_id: 'CS-1' } }));
  const answer = await ask('/api/card-design-request', posted({ ...body, locale: 'hi', admin: true }));
  expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
    201,
    'no-store',
    { data: { reference_id: 'CS-1' } },
  ]);
  expect(requests).toHaveLength(1);
  expect([requests[0]?.method, requests[0]?.url]).toEqual(['POST', 'http://c.test/api/card-design-request']);
  expect(await requests[0]?.json()).toEqual({ ...body, locale: 'hi' });

  const named = { 'content-type': 'application/json', 'idempotency-key': 'CS-7KQ2-M4XR' };
  await ask('/api/card-design-request', posted(body, named));
  expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual([null, 'CS-7KQ2-M4XR']);
  expect((await ask('/api/card-design-request', posted(body, { ...named, 'idempotency-key': '../x' }))).status).toBe(400);

  const broken = upstream(() => new Response('', { status: 503 }));
  expect((await broken.ask('/api/card-design-request', posted(body))).status).toBe(503);
  expect(broken.requests).toHaveLength(1);
});

test.each([
  [{ ...body, email: 'asha@post' }, 400, 'email'],
  [{ ...body, telephone: '+91 90000' }, 400, 'telephone'],
  [{ ...body, name: 'Asha <b>' }, 400, 'name'],
  [{ ...body, description: 'a {template}' }, 400, 'description'],
  [{ ...body, consent: false }, 400, 'consent'],
  ['{', 400, ''],
  [{ ...body, description: 'x'.repeat(30_000) }, 413, ''],
])('5 an invalid body is rejected with the name of the field: %#', async (body, status, field) => {
  const { requests, ask } = upstream();
  const answer = await ask('/api/card-design-request', posted(body));
  const { error } = await answer.json();
  expect([answer.status, error.details.errors[0].field, requests]).toEqual([status, field, []]);
});

test('7 a form of another site, which cannot send JSON, is rejected, and so is every other method', async () => {
  const { requests, ask } = upstream();
  expect((await ask('/api/card-design-request', posted(body, { 'content-type': 'text/plain' }))).status).toBe(415);
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
    const answer = await ask('/api/card-design-request', { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  }
  expect(requests).toEqual([]);
});

test('only parameters of the contract are forwarded, and invalid ones are rejected', async () => {
  const { requests, ask } = upstream();
  await ask('/api/search?searchItem=a%26b&page_no=2&utm=1&admin=true&locale=hi&category=');
  expect(requests[0]?.url).toBe('http://c.test/api/search?searchItem=a%26b&page_no=2&locale=hi');
  expect((await ask('/api/search?page_size=5000')).status).toBe(400);
  expect(requests).toHaveLength(1);
});

test('the token of the browser is forwarded, never that of the server, and its response is private', async () => {
  const tagged = () => Response.json({}, { headers: { etag: '"1"', 'cache-control': 'public, max-age=60' } });
  const { requests, ask } = upstream(tagged);
  const own = await ask('/api/header', { headers: { token: 'mine', 'if-none-match': '"1"' } });
  const shared = await ask('/api/header', { headers: { 'if-none-match': '"1"' } });
  expect(requests.map(({ headers }) => [headers.get('token'), headers.get('if-none-match')])).toEqual([
    ['mine', null],
    [null, '"1"'],
  ]);
  expect([own.headers.get('cache-control'), own.headers.get('etag')]).toEqual(['private, no-store', null]);
  expect([shared.headers.get('cache-control'), shared.headers.get('etag')]).toEqual(['public, max-age=60', '"1"']);
  expect(shared.headers.get('vary')).toBe('token');
});

test("nothing else of the browser's request is forwarded", async () => {
  const { requests, ask } = upstream();
  await ask('/api/header', { headers: { cookie: 'a=b', authorization: 'Bearer x', 'x-forwarded-host': 'evil' } });
  expect([...(requests[0]?.headers.keys() ?? [])].sort()).toEqual(['content-type']);
});

test('only body, type, ETag and caching of the response are returned', async () => {
  const headers = {
    server: 'x',
    'x-powered-by': 'y',
    'set-cookie': 'a=b',
    'content-type': 'text/html',
    etag: '"1"',
    location: '/',
  };
  const { ask } = upstream(() => new Response('{"a":1}', { headers }));
  const answer = await ask('/api/header');
  expect([...answer.headers.keys()].sort()).toEqual(['cache-control', 'content-type', 'etag', 'vary']);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await answer.text()).toBe('{"a":1}');
});
