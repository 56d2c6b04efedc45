/** The webhook on a server of its own, which reads content over HTTP: what visitors get a second after a publish. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveHandler } from '#lib/content-service/http-server.ts';
import { createContentService } from '#lib/content-service/service.ts';
import { listen, startSite } from './support/own-site.ts';
import { expect, test } from './support/test.ts';

const SECRET = 'a-secret-for-publishing';
/** The embedded service looks at its files once a second. */
const NOTICED_MS = 1100;
const PUBLISHED_MS = 1000;

const folder = mkdtempSync(join(tmpdir(), 'publishing-'));
let content: Server;
let site: Awaited<ReturnType<typeof startSite>>;

/** Fetches like a visitor. */
async function visit(path: string) {
  const response = await fetch(site.origin + path, { redirect: 'manual' });
  return { status: response.status, cache: response.headers.get('x-nextjs-cache'), text: await response.text() };
}

/** Saves the page, or deletes it, and tells the site as a CMS does. */
async function publish(title: Record<string, string> | undefined): Promise<void> {
  const file = join(folder, 'pages/monsoon.json');
  const text = { en: 'Rain and cards.', hi: 'बारिश और कार्ड।' };
  const blocks = [{ __component: 'blocks.description', description: text }];
  if (title) writeFileSync(file, JSON.stringify({ slug: 'monsoon', title, content: blocks }));
  else rmSync(file);
  await sleep(NOTICED_MS);
  const event = title ? 'entry.publish' : 'entry.unpublish';
  const answer = await fetch(`${site.origin}/service/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ event, model: 'page', entry: { slug: 'monsoon' } }),
  });
  expect(answer.status).toBe(200);
}

test.beforeAll(async () => {
  cpSync('lib/content-service/data', folder, { recursive: true });
  content = serveHandler(createContentService({ folder, product: 'rupay' }).handle);
  site = await startSite('publishing', [
    `CONTENT_BASE_URL=${await listen(content)}`,
    `REVALIDATE_SECRET=${SECRET}`,
    'CONTENT_REVALIDATE_SECONDS=86400',
    // The limit of a client does not count what the server asks of itself.
    'RENDERS_PER_CLIENT=10',
  ]);
});

test.afterAll(() => {
  site.stop();
  content.close();
  rmSync(folder, { recursive: true });
});

test('a second after a publish the first visitor gets the new page in every language, and after an unpublish none at once', async () => {
  expect((await visit('/monsoon')).status).toBe(404);
  await publish({ en: 'Monsoon one', hi: 'मानसून one' });
  await sleep(PUBLISHED_MS);
  const first = await visit('/monsoon');
  expect([first.status, first.cache, first.text.includes('Monsoon one')]).toEqual([200, 'HIT', true]);
  expect(first.text).toMatch(/<title>Monsoon one[^<]*<\/title>.*<\/head>/s);
  expect((await visit('/hi/monsoon')).text).toContain('<h1');
  // Of a query it is rendered when a visitor asks.
  expect((await visit('/monsoon?tab=a')).status).toBe(200);

  for (const edition of ['two', 'three']) {
    await publish({ en: `Monsoon ${edition}`, hi: `मानसून ${edition}` });
    // At once: the last of the languages are still being rendered.
    for (const path of ['/monsoon', '/hi/monsoon', '/ta/monsoon', '/pa/monsoon'])
      expect([path, /Monsoon \w+|मानसून \w+/.exec((await visit(path)).text)?.[0]]).toEqual([
        path,
        expect.stringMatching(`${edition}$`),
      ]);
  }

  await publish(undefined);
  for (const path of ['/monsoon', '/hi/monsoon', '/monsoon?tab=a'])
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
});

test('a page that no site map names is in the sitemap after a publish, in the languages in which it is written', async () => {
  const isListed = async (file: string, path: string) => (await visit(`/sitemap/${file}`)).text.includes(`${path}</loc>`);
  await expect(async () => expect(await isListed('pages.xml', '/monsoon')).toBe(false)).toPass();
  await publish({ en: 'Monsoon', hi: 'मानसून' });
  await expect(async () => expect(await isListed('pages.xml', '/monsoon')).toBe(true)).toPass({ timeout: 10_000 });
  expect(await isListed('pages-hi.xml', '/hi/monsoon')).toBe(true);
  expect(await isListed('pages-ta.xml', '/ta/monsoon')).toBe(false);
  expect((await visit('/sitemap/pages-ta.xml')).status).toBe(200);
  await publish(undefined);
  await expect(async () => expect(await isListed('pages.xml', '/monsoon')).toBe(false)).toPass();
});
