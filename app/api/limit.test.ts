import { formTokens } from '#components/blocks/request-form/server/form-tokens.ts';
import { POST_LIMIT } from '#lib/config/constants.ts';
import { DESIGN_REQUEST } from '#lib/content/design-request.fixture.ts';
import { rateLimits } from '#lib/server/rate-limit.ts';
import { GET, POST } from './[[...path]]/route.ts';

function post(client: string, body: unknown = DESIGN_REQUEST, path = 'card-design-request', type = 'application/json') {
  const token = formTokens().issue(Date.now());
  const headers = { 'content-type': type, 'x-forwarded-for': client, 'sec-fetch-site': 'same-origin', 'x-form-token': token };
  return POST(new Request(`http://site.test/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
}

test('7 a client over the limit of POSTs gets 429 with Retry-After; GET is not limited', async () => {
  for (let sent = 0; sent < POST_LIMIT.perClient; sent += 1) expect((await post('192.0.2.1')).status).toBe(201);
  const refused = await post('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ data: null, error: { status: 429 } });
  expect((await post('192.0.2.2')).status).toBe(201);
  const read = await GET(new Request('http://site.test/api/header', { headers: { 'x-forwarded-for': '192.0.2.1' } }));
  expect(read.status).toBe(200);
});

test('5 the embedded service names invalid fields and an unknown design', async () => {
  const bad = await post('192.0.2.3', { ...DESIGN_REQUEST, name: 'R2', telephone: '1' });
  expect(bad.status).toBe(400);
  const { error } = await bad.json();
  expect(error.details.errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'telephone']);
  const unknown = await post('192.0.2.3', { ...DESIGN_REQUEST, card_slug: 'no-such-design' });
  expect((await unknown.json()).error.details.errors).toMatchObject([{ field: 'card_slug' }]);
});

test('7 invalid POSTs do not count towards the limit', async () => {
  const one = '192.0.2.4';
  for (let sent = 0; sent < POST_LIMIT.perClient * 2; sent += 1) {
    expect((await post(one, DESIGN_REQUEST, 'nope')).status).toBe(404);
    expect((await post(one, DESIGN_REQUEST, 'header')).status).toBe(405);
    expect((await post(one, { ...DESIGN_REQUEST, name: '' })).status).toBe(400);
    expect((await post(one, DESIGN_REQUEST, 'card-design-request', 'text/plain')).status).toBe(415);
    expect((await post(one, { ...DESIGN_REQUEST, description: 'a'.repeat(30_000) })).status).toBe(413);
  }
  expect((await post(one)).status).toBe(201);
});

test('5 POSTs to the API do not count towards the limit of the form', async () => {
  const { form, api } = rateLimits();
  for (let sent = 0; sent < POST_LIMIT.perClient; sent += 1) await api('203.0.113.1');
  expect(await api('203.0.113.1')).toBeGreaterThan(0);
  expect(await form('203.0.113.1')).toBe(0);
});

test.each([{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])(
  '5 a POST that is not from a page of the site is refused: %j',
  async (sent: Record<string, string>) => {
    const headers: Record<string, string> = { 'content-type': 'application/json', ...sent };
    const body = JSON.stringify(DESIGN_REQUEST);
    expect((await POST(new Request('http://site.test/api/card-design-request', { method: 'POST', headers, body }))).status).toBe(
      403,
    );
  },
);

test('5 a token can be used once', async () => {
  const token = formTokens().issue(Date.now());
  const send = (body: object, given: string) => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-form-token': given };
    return POST(new Request('http://site.test/api/card-design-request', { method: 'POST', headers, body: JSON.stringify(body) }));
  };
  const statuses = [(await send(DESIGN_REQUEST, token)).status, (await send(DESIGN_REQUEST, token)).status];
  expect([...statuses, (await send(DESIGN_REQUEST, '')).status]).toEqual([201, 403, 403]);
});
