/** A site on a content service with pictures, which goes away in the end. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveHandler } from '#lib/content-service/http-server.ts';
import { createContentService } from '#lib/content-service/service.ts';
import { listen, startSite } from './support/own-site.ts';
import { expect, test } from './support/test.ts';

const SECRET = 'a-secret-for-operators';
const PICTURE = '/uploads/monsoon_1f2e3d4c5b.svg';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>alert(1)</script></svg>';

test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(join(tmpdir(), 'operator-'));
let content: Server;
let site: Awaited<ReturnType<typeof startSite>>;
const visit = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { redirect: 'manual', headers });

test.beforeAll(async () => {
  cpSync('lib/content-service/data', folder, { recursive: true });
  const media = { url: PICTURE, width: 8, height: 8, alternative_text: { en: 'Rain' } };
  const page = { slug: 'monsoon', title: { en: 'Monsoon' }, content: [{ __component: 'blocks.media', media }] };
  writeFileSync(join(folder, 'pages/monsoon.json'), JSON.stringify(page));
  const { handle } = createContentService({ folder, product: 'rupay' });
  content = serveHandler(async (request) =>
    new URL(request.url).pathname === PICTURE
      ? new Response(SVG, { headers: { 'content-type': 'image/svg+xml' } })
      : handle(request),
  );
  const origin = await listen(content);
  const settings = [`CONTENT_BASE_URL=${origin}`, `MEDIA_BASE_PATH=${origin}`, 'COUNT_MISSES=true', `PREVIEW_SECRET=${SECRET}`];
  site = await startSite('operator', settings);
});

test.afterAll(() => {
  site.stop();
  content.close();
  rmSync(folder, { recursive: true });
});

test('without SITE_ORIGIN the site names the port on which it runs', async () => {
  expect(await (await visit('/sitemap.xml')).text()).toContain(`<loc>${site.origin}/sitemap/pages.xml</loc>`);
  expect(await (await visit('/')).text()).toContain(`"url":"${site.origin}/"`);
});

test('what visitors miss is listed, each visit counted, in the cache or not', async () => {
  for (let times = 0; times < 3; times += 1) expect((await visit('/search?searchItem=Zzqqxx+12345')).status).toBe(200);
  for (const referer of [`${site.origin}/faqs?search=secret`, 'https://other.example/a?b=c'])
    expect((await visit('/old-page?name=Asha', { referer })).status).toBe(404);
  const page = await visit('/ekaa');
  expect(page.headers.get('reporting-endpoints')).toContain('policy="/service/reports"');
  expect(page.headers.get('content-security-policy')).toContain('report-to policy');
  const report = {
    type: 'csp-violation',
    url: `${site.origin}/ekaa?a=b`,
    body: { effectiveDirective: 'img-src', blockedURL: 'http://x.example/y?z' },
  };
  const sent = { method: 'POST', headers: { 'content-type': 'application/reports+json' }, body: JSON.stringify([report]) };
  expect((await fetch(`${site.origin}/service/reports`, sent)).status).toBe(204);

  expect((await visit('/service/misses?secret=wrong')).status).toBe(401);
  const lists = await (await visit('/service/misses', { authorization: `Bearer ${SECRET}` })).json();
  expect(lists.data.search).toMatchObject([{ what: 'zzqqxx', times: 3 }]);
  expect(lists.data.page).toHaveLength(2);
  expect(lists.data.page).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ what: '/old-page', where: '/faqs' }),
      expect.objectContaining({ what: '/old-page', where: 'other.example' }),
    ]),
  );
  expect(lists.data.browser).toMatchObject([{ what: 'csp-violation img-src http://x.example', where: '/ekaa', times: 1 }]);
  expect(JSON.stringify(lists)).not.toMatch(/secret|Asha|12345/);
  const html = await (await visit(`/service/misses?secret=${SECRET}`, { accept: 'text/html' })).text();
  expect(html).toContain('<td>zzqqxx</td><td>3</td>');
});

test('pages and pictures outlive the content service, and the site stays ready', async () => {
  const page = await (await visit('/monsoon')).text();
  expect(page).toContain(`src="/service/media${PICTURE}"`);
  const picture = await visit(`/service/media${PICTURE}`);
  expect([picture.status, await picture.text()]).toEqual([200, SVG]);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'unsafe-inline'; sandbox/),
    'x-content-type-options': 'nosniff',
  });
  for (const path of ['/service/media/api/header', '/service/media/..%2fa.png', '/service/media/uploads/nope.png'])
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
  content.closeAllConnections();
  content.close();
  await expect(async () => {
    const ready = await visit('/service/ready');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'degraded', checks: { content: false } }]);
  }).toPass();
  expect((await visit('/monsoon')).status).toBe(200);
  expect(await (await visit(`/service/media${PICTURE}`)).text()).toBe(SVG);
});
