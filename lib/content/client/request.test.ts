import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Transport } from './adapters/adapter.ts';
import { type Call, request } from './request.ts';

/** A transport that records its requests and returns each of `answers` in turn. */
function recorder(...answers: (Response | Error)[]) {
  const requests: Request[] = [];
  const transport: Transport = async (given) => {
    requests.push(given);
    const answer = answers[Math.min(requests.length, answers.length) - 1] ?? Response.json({});
    if (answer instanceof Error) throw answer;
    return answer.clone();
  };
  return { requests, transport };
}

const get: Call = { method: 'GET', path: '/api/header', locale: 'hi' };
const limits = { timeoutMs: 2000, maxBytes: 1000 };

test('7 GET has the parameters and the language in its query', async () => {
  const { requests, transport } = recorder();
  await request({ ...get, params: { searchItem: 'a&b=ü', page_no: 2, category: undefined, tab: '' } }, transport, {
    address: 'http://c.test/base',
  });
  expect(requests[0]?.method).toBe('GET');
  expect(requests[0]?.url).toBe('http://c.test/base/api/header?searchItem=a%26b%3D%C3%BC&page_no=2&locale=hi');
  expect(requests[0]?.body).toBeNull();
});

test('7 POST has the language in its body', async () => {
  const { requests, transport } = recorder();
  await request({ method: 'POST', path: '/api/card-design-request', body: { name: 'A' }, locale: 'hi' }, transport);
  expect(new URL(requests[0]?.url ?? '').search).toBe('');
  expect(await requests[0]?.json()).toEqual({ name: 'A', locale: 'hi' });
});

test('7 PUT and DELETE add nothing', async () => {
  const { requests, transport } = recorder(new Response(null, { status: 204 }));
  expect(await request({ method: 'PUT', path: '/api/x', body: { name: 'A' }, locale: 'hi' }, transport)).toBeUndefined();
  expect(await request({ method: 'DELETE', path: '/api/x', locale: 'hi' }, transport)).toBeUndefined();
  expect(await requests[0]?.json()).toEqual({ name: 'A' });
  expect([requests[1]?.method, new URL(requests[1]?.url ?? '').search, await requests[1]?.text()]).toEqual(['DELETE', '', '']);
});

test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
  '7 %s has a JSON content type, and the token when there is one',
  async (method) => {
    const { requests, transport } = recorder();
    await request({ method, path: '/api/x', locale: 'en' }, transport, { token: 'abc' });
    await request({ method, path: '/api/x', locale: 'en' }, transport);
    expect(requests.map(({ headers }) => [headers.get('content-type'), headers.get('token')])).toEqual([
      ['application/json', 'abc'],
      ['application/json', null],
    ]);
  },
);

test.each([502, 503, 504])('a GET is tried a second time after %d', async (status) => {
  const { requests, transport } = recorder(new Response(null, { status }), Response.json({ ok: true }));
  expect(await request(get, transport)).toEqual({ ok: true });
  expect(requests).toHaveLength(2);
});

test('a GET is tried a second time after a broken connection, and not a third', async () => {
  const { requests, transport } = recorder(new TypeError('fetch failed'));
  await expect(request(get, transport)).rejects.toMatchObject({
    failure: 'connection',
    status: undefined,
    messageKey: 'unknown',
    cause: expect.any(TypeError),
  });
  expect(requests).toHaveLength(2);
});

test.each([400, 401, 403, 404, 429, 500, 501])('a GET is not tried again after %d', async (status) => {
  const { requests, transport } = recorder(new Response('no', { status }));
  await expect(request(get, transport)).rejects.toMatchObject({ failure: 'status', status, path: '/api/header?locale=hi' });
  expect(requests).toHaveLength(1);
});

test.each(['POST', 'PUT', 'DELETE'] as const)('%s is never tried again', async (method) => {
  const { requests, transport } = recorder(new Response(null, { status: 503 }));
  await expect(request({ method, path: '/api/x', locale: 'en' }, transport)).rejects.toMatchObject({
    status: 503,
    messageKey: '503',
  });
  expect(requests).toHaveLength(1);
});

test('no retry when time does not allow it: the error is that of the first attempt', async () => {
  const { requests, transport } = recorder(new Response(null, { status: 502 }));
  await expect(request(get, transport, { limits: { ...limits, timeoutMs: 30 } })).rejects.toMatchObject({
    failure: 'status',
    status: 502,
  });
  expect(requests).toHaveLength(1);
});

test('8 a transport that never answers is a timeout', async () => {
  const transport: Transport = () => new Promise(() => undefined);
  await expect(request(get, transport, { limits: { ...limits, timeoutMs: 30 } })).rejects.toMatchObject({
    failure: 'timeout',
    messageKey: 'timeout',
  });
});

test('8 a body that never ends is a timeout, and its stream is given up', async () => {
  const cancel = jest.fn();
  const transport: Transport = async () => new Response(new ReadableStream({ cancel }));
  await expect(request(get, transport, { limits: { ...limits, timeoutMs: 30 } })).rejects.toMatchObject({ failure: 'timeout' });
  expect(cancel).toHaveBeenCalled();
});

test('7 a timeout of 0 waits', async () => {
  const transport: Transport = () => new Promise((resolve) => setTimeout(() => resolve(Response.json(1)), 50));
  expect(await request(get, transport, { limits: { ...limits, timeoutMs: 0 } })).toBe(1);
});

test('8 ECONNABORTED, and the time limits of the HTTP client, are timeouts', async () => {
  for (const code of ['ECONNABORTED', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT']) {
    const { transport } = recorder(new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }));
    await expect(request(get, transport)).rejects.toMatchObject({ messageKey: 'timeout' });
  }
});

test('an answer may be as large as the limit and no larger', async () => {
  const answer = (length: number) => recorder(new Response(`"${'a'.repeat(length - 2)}"`)).transport;
  expect(await request(get, answer(1000), { limits })).toHaveLength(998);
  await expect(request(get, answer(1001), { limits })).rejects.toMatchObject({ failure: 'size', messageKey: 'unknown' });
});

test('characters that are split between chunks stay whole', async () => {
  const bytes = new TextEncoder().encode('"हिन्दी"');
  const stream = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await request(get, async () => new Response(stream))).toBe('हिन्दी');
});

test.each(['', '{"a":', '<html></html>', 'undefined'])('8 %j is no JSON', async (text) => {
  await expect(request(get, async () => new Response(text))).rejects.toMatchObject({
    failure: 'body',
    status: 200,
    messageKey: 'unknown',
    cause: expect.any(SyntaxError),
  });
});

test.each([301, 302, 303, 307, 308])('a redirect (%d) is refused', async (status) => {
  const { requests, transport } = recorder(new Response(null, { status, headers: { location: 'http://169.254.169.254/' } }));
  await expect(request(get, transport)).rejects.toMatchObject({ failure: 'redirect', status });
  expect(requests.map(({ redirect }) => redirect)).toEqual(['manual']);
});

test("the framework's own errors pass through as they are", async () => {
  const bailout = Object.assign(new Error('dynamic'), { digest: 'DYNAMIC_SERVER_USAGE' });
  await expect(request(get, recorder(bailout).transport)).rejects.toBe(bailout);
});

test('what a rendering has made can be collected as soon as its calls are answered', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const rendering = new AsyncLocalStorage<object>();
  const ref = await (async () => {
    const made = {};
    await rendering.run(made, () => request(get, async () => Response.json({}), { limits: { ...limits, timeoutMs: 60_000 } }));
    return new WeakRef(made);
  })();
  await setImmediate();
  collectGarbage();
  expect(ref.deref()).toBeUndefined();
});
