import { WRONG_SECRET_LIMIT } from '#lib/config/constants.ts';
import { captureLog } from '#lib/content/client/log-capture.test-helper.ts';
import { refuseWrongSecret } from './wrong-secret.ts';

const requestFrom = (client: string) => new Request('http://site.test/', { headers: { 'x-forwarded-for': client } });
const refusal = () => new Response(null, { status: 401 });

test('responses to wrong secrets are delayed more with each attempt of a client, up to a limit', async () => {
  captureLog();
  const waits: number[] = [];
  const wait = async (milliseconds: number) => waits.push(milliseconds);
  const refuse = (client: string) => refuseWrongSecret(requestFrom(client), 'webhook-refused', refusal(), wait);
  for (let attempt = 0; attempt < 8; attempt += 1) expect((await refuse('192.0.2.1')).status).toBe(401);
  await refuse('192.0.2.2');
  expect(waits).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000, 100]);
});

test('webhook and preview count towards one limit, after which the response is 429 without a delay', async () => {
  const logged = captureLog();
  const wait = jest.fn(async () => undefined);
  const refuse = (event: 'preview-refused' | 'webhook-refused') =>
    refuseWrongSecret(requestFrom('192.0.2.3'), event, refusal(), wait);
  for (let attempt = 0; attempt < WRONG_SECRET_LIMIT.perClient; attempt += 1)
    await refuse(attempt % 2 === 0 ? 'preview-refused' : 'webhook-refused');
  const limited = await refuse('preview-refused');
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(wait).toHaveBeenCalledTimes(WRONG_SECRET_LIMIT.perClient);
  expect(new Set(logged().map(({ event }) => event))).toEqual(new Set(['preview-refused', 'webhook-refused']));
});
