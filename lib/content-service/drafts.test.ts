import path from 'node:path';
import { createContentService } from './service.ts';

const TOKEN = 'a-token-of-enough-length';
const folder = path.join(process.cwd(), 'lib/content-service/data');
const ask = (draftToken: string | undefined, address: string, token?: string) =>
  createContentService({ folder, product: 'rupay', draftToken }).handle(
    new Request(`http://content.test${address}`, { headers: token === undefined ? {} : { token } }),
  );

test('a draft is answered with the token only, and no cache may keep it', async () => {
  const address = '/api/pages/monsoon-travel?locale=hi&status=draft';
  const draft = await ask(TOKEN, address, TOKEN);
  expect([draft.status, draft.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await draft.json()).data.title).toBe('बरसात की यात्रा');
  const refused = [
    ask(TOKEN, address),
    ask(TOKEN, address, `${TOKEN}x`),
    ask(undefined, address, ''),
    ask(undefined, address, TOKEN),
  ];
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  expect((await ask(TOKEN, '/api/pages/monsoon-travel', TOKEN)).status).toBe(404);
  expect((await ask(TOKEN, '/api/pages/ekaa?status=draft', TOKEN)).status).toBe(200);
  expect((await ask(TOKEN, '/api/pages/ekaa?status=published', TOKEN)).status).toBe(400);
});
