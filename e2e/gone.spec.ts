import { readRaw } from './html.ts';
import { expect, test } from './test.ts';

/** The site on a content service that misbehaves on demand; other tests set and clear faults of other paths at the same time. */
const SITE = 'http://localhost:3101';
const CONTROL = 'http://127.0.0.1:3102/__faults';
const PATH = '/api/pages/accessibility';

test('2.1 the content service says 410: the page that was shown before is gone, and says so', async ({ request }) => {
  const address = `${SITE}/hi/accessibility`;
  await expect(async () => {
    expect((await readRaw(request, address)).response.status()).toBe(200);
  }).toPass({ timeout: 20_000, intervals: [500] });
  await expect(async () => {
    await request.post(CONTROL, { data: { path: PATH, fault: 'status', status: 410 } });
    const { response, html } = await readRaw(request, address);
    expect(response.status()).toBe(410);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toContain('<html lang="hi"');
  }).toPass({ timeout: 30_000, intervals: [1300] });
  await request.delete(`${CONTROL}?path=${PATH}`);
});
