import { tagsToRevalidate } from './webhook.ts';

const SECRET = 'a-secret-of-enough-length';

function call(body: string, authorization?: string): Request {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  return new Request('http://site.test/service/revalidate', { method: 'POST', body, headers });
}

async function statusOf(given: Request, secret: string | undefined = SECRET): Promise<number | string[]> {
  const answer = await tagsToRevalidate(given, secret);
  return answer instanceof Response ? answer.status : answer;
}

const good = JSON.stringify({ tags: ['page:ekaa', 'header', 'page:ekaa'] });

test('each tag is returned once', async () => {
  expect(await statusOf(call(good, `Bearer ${SECRET}`))).toEqual(['page:ekaa', 'header']);
});

test('without a secret in the settings there is no webhook', async () => {
  const answer = await tagsToRevalidate(call(good, 'Bearer '), undefined);
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
  JSON.stringify({ tags: ['header'], more: 'a'.repeat(20_000) }),
])('a wrong body is refused: %.40s', async (body) => {
  expect(await statusOf(call(body, `Bearer ${SECRET}`))).toBe(400);
});
