import { settings } from '#lib/config/settings.ts';
import { captureLog } from '#lib/content/client/log-capture.test-helper.ts';
import { misses } from '#lib/observability/misses.ts';
import { POST } from '../reports/route.ts';
import { GET } from './route.ts';

const SECRET = 'a-secret-for-previews';
const original = { ...settings };
afterEach(() => Object.assign(settings, original));
beforeEach(() => {
  globalThis.valuesOfProcess?.delete('misses');
  Object.assign(settings, { COUNT_MISSES: true, PREVIEW_SECRET: SECRET });
});

const list = (headers: Record<string, string> = {}, query = '') =>
  GET(new Request(`http://localhost:3000/service/misses${query}`, { headers }));
const report = () => {
  const body = [
    { type: 'csp-violation', url: 'http://localhost:3000/ekaa', body: { effectiveDirective: 'img-src', blockedURL: 'data:x' } },
  ];
  return POST(new Request('http://localhost:3000/service/reports', { method: 'POST', body: JSON.stringify(body) }));
};

test('what is off does not exist', async () => {
  Object.assign(settings, { COUNT_MISSES: false });
  expect([(await list({}, `?secret=${SECRET}`)).status, (await report()).status]).toEqual([404, 404]);
  Object.assign(settings, { COUNT_MISSES: true, PREVIEW_SECRET: undefined });
  expect((await list({}, '?secret=')).status).toBe(404);
});

test('the list needs the secret, and is JSON for programs', async () => {
  captureLog();
  expect((await list({}, '?secret=wrong')).status).toBe(401);
  expect((await report()).status).toBe(204);
  for (const answer of [await list({ authorization: `Bearer ${SECRET}` }), await list({}, `?secret=${SECRET}`)]) {
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await answer.json()).data.browser).toMatchObject([{ what: 'csp-violation img-src data', where: '/ekaa', times: 1 }]);
  }
});

test('it is a page with tables for editors, where nothing that was counted is markup', async () => {
  misses().add('page', '/<script>', '/faqs');
  const answer = await list({ accept: 'text/html,*/*' }, `?secret=${SECRET}`);
  const html = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(html).toContain('<td>/&lt;script&gt;</td><td>/faqs</td><td>1</td>');
  expect(html).not.toContain('<script');
});

test('a report that is too large or no JSON counts nothing', async () => {
  for (const body of ['{', `["${'a'.repeat(70_000)}"]`])
    expect((await POST(new Request('http://localhost:3000/service/reports', { method: 'POST', body }))).status).toBe(204);
  expect(misses().list().browser).toEqual([]);
});
