import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError } from '#lib/content/client/errors.ts';
import { captureLog } from '#lib/content/client/log-capture.test-helper.ts';
import { orLastGood } from './last-good.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitemap-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fail = async () => {
  throw new ContentError({ path: '/api/x', failure: 'timeout' });
};

test('2.11 the last good sitemap is served while the content service fails', async () => {
  const lines = captureLog();
  await expect(orLastGood('pages.xml', fail, 'application/xml', folder)).rejects.toThrow(ContentError);
  const good = await orLastGood('pages.xml', async () => new Response('<urlset/>'), 'application/xml', folder);
  expect(await good.text()).toBe('<urlset/>');
  let last = '';
  // It is written while the response is sent.
  while (last === '')
    last = await orLastGood('pages.xml', fail, 'application/xml', folder).then(
      (response) => response.text(),
      () => '',
    );
  expect(last).toBe('<urlset/>');
  expect(lines()).toMatchObject([{ event: 'content-request-failed' }]);
});

test('2.11 one that breaks off is not kept', async () => {
  let pulls = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulls += 1;
      if (pulls === 1) controller.enqueue(new TextEncoder().encode('<urlset>'));
      else controller.error(new Error('broken'));
    },
  });
  const broken = await orLastGood('offers.xml', async () => new Response(body), 'application/xml', folder);
  await expect(broken.text()).rejects.toThrow('broken');
  await expect(orLastGood('offers.xml', fail, 'application/xml', folder)).rejects.toThrow(ContentError);
});
