import { POST_LIMIT } from '#lib/constants.ts';
import { GET, POST } from './[...path]/route.ts';

const wish = {
  card_slug: 'kolam-dawn',
  name: 'Asha Nair',
  email: 'asha@post.example',
  telephone: '9000000000',
  description: 'A kolam, please.',
  consent: true,
};

function post(client: string, body: unknown = wish) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': client };
  return POST(new Request('http://site.test/api/card-design-request', { method: 'POST', headers, body: JSON.stringify(body) }));
}

test('7 a client that has had its share of posts is told when there is more; reading goes on', async () => {
  for (let sent = 0; sent < POST_LIMIT.perClient; sent += 1) expect((await post('192.0.2.1')).status).toBe(201);
  const refused = await post('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ data: null, error: { status: 429 } });
  expect((await post('192.0.2.2')).status).toBe(201);
  const read = await GET(new Request('http://site.test/api/header', { headers: { 'x-forwarded-for': '192.0.2.1' } }));
  expect(read.status).toBe(200);
});

test('5 the embedded service names the fields that do not fit, and a design that there is not', async () => {
  const bad = await post('192.0.2.3', { ...wish, name: 'R2', telephone: '1' });
  expect(bad.status).toBe(400);
  const { error } = await bad.json();
  expect(error.details.errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'telephone']);
  const unknown = await post('192.0.2.3', { ...wish, card_slug: 'no-such-design' });
  expect((await unknown.json()).error.details.errors).toMatchObject([{ field: 'card_slug' }]);
});
