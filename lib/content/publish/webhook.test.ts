import { createHmac } from 'node:crypto';
import { LOCALES, localizePath } from '#lib/i18n/locales.ts';
import { readWebhook } from './webhook.ts';

const SECRET = 'a-secret-of-enough-length';

function call(body: string, authorization?: string): Request {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  return new Request('http://site.test/service/revalidate', { method: 'POST', body, headers });
}

async function statusOf(given: Request, secret: string | undefined = SECRET): Promise<number | string[]> {
  const answer = await readWebhook(given, secret, 'rupay');
  return answer instanceof Response ? answer.status : answer.tags;
}

const good = JSON.stringify({ tags: ['page:ekaa', 'header', 'page:ekaa'] });

test('each tag is returned once', async () => {
  expect(await statusOf(call(good, `Bearer ${SECRET}`))).toEqual(['page:ekaa', 'header']);
});

test('without a secret in the settings there is no webhook', async () => {
  const answer = await readWebhook(call(good, 'Bearer '), undefined, 'rupay');
  expect(answer instanceof Response && answer.status).toBe(404);
});

test.each([undefined, '', 'Bearer', 'Bearer wrong', `Basic ${SECRET}`, `Bearer ${SECRET}x`, SECRET])(
  'a wrong secret is refused: %s',
  async (authorization) => {
    expect(await statusOf(call(good, authorization))).toBe(401);
  },
);

test.each([
  '',
  'no json',
  'null',
  '[]',
  '{}',
  '{"tags":[]}',
  '{"tags":"header"}',
  '{"tags":[7]}',
  '{"tags":["_N_T_/layout"]}',
  '{"tags":["page:../x"]}',
  JSON.stringify({ tags: Array.from({ length: 51 }, () => 'header') }),
  JSON.stringify({ tags: ['header'], more: 'a'.repeat(2_000_000) }),
])('a wrong body is refused: %.40s', async (body) => {
  expect(await statusOf(call(body, `Bearer ${SECRET}`))).toBe(400);
});

test('an event of a CMS names its tags and addresses; it may be signed instead of carrying the secret', async () => {
  const event = JSON.stringify({ event: 'entry.publish', model: 'page', entry: { slug: 'ekaa', locale: 'hi' } });
  const signed = (key: string) => {
    const signature = `sha256=${createHmac('sha256', key).update(event).digest('hex')}`;
    return new Request('http://site.test/', { method: 'POST', body: event, headers: { 'x-hub-signature-256': signature } });
  };
  const change = {
    tags: ['page:ekaa', 'list:page-addresses', 'list:search'],
    addresses: LOCALES.map((locale) => localizePath('/ekaa', locale)),
  };
  // Sent again, it changes the same.
  for (let sent = 0; sent < 2; sent += 1)
    expect(await readWebhook(call(event, `Bearer ${SECRET}`), SECRET, 'rupay')).toEqual(change);
  expect(await readWebhook(signed(SECRET), SECRET, 'rupay')).toEqual(change);
  expect(await statusOf(signed(`${SECRET}x`))).toBe(401);
});

test('an unknown event or model is refused with a sentence that names it', async () => {
  const answer = await readWebhook(call('{"event":"entry.publish","model":"cat"}', `Bearer ${SECRET}`), SECRET, 'rupay');
  expect(answer instanceof Response && [answer.status, (await answer.json()).error.message]).toEqual([
    400,
    expect.stringContaining('There is no model "cat". Models: header, footer'),
  ]);
});
