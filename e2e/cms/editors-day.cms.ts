import { expect } from '@playwright/test';
import { logIn, translated } from './editor.ts';
import { monsoonPage } from './monsoon-page.ts';
import { CMS, SITE, test, UNTOLD } from './services.ts';
import { get, seen, statusOf, textOf, watchSite } from './site.ts';

const OLD = '/monsoon-tips';
const NEW = '/rain-tips';
const tellSite = (secret: string, body: object) =>
  fetch(`${SITE}/service/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('through the API, an editor writes and a publisher publishes, corrects, renames, unpublishes, schedules and deletes a page', async ({
  services: { settings, startCms, stopCms, startUntold, cmsLog },
}) => {
  const { EDITOR_EMAIL = '', EDITOR_PASSWORD = '', PUBLISHER_EMAIL = '', PUBLISHER_PASSWORD = '' } = settings;
  const { PREVIEW_SECRET = '', REVALIDATE_SECRET = '' } = settings;
  const { en, hi } = monsoonPage;
  const stopWatching = watchSite(['/ekaa', '/hi/ekaa']);
  const [editor, publisher] = await test.step('both log in', () =>
    Promise.all([logIn(EDITOR_EMAIL, EDITOR_PASSWORD), logIn(PUBLISHER_EMAIL, PUBLISHER_PASSWORD)]));

  const id = await test.step('writes a draft in both languages', async () => {
    const created = await editor.create('page', en);
    const stored = await editor.read('page', created);
    await editor.save('page', created, 'hi', { ...hi, content: translated(stored.content, hi.content) });
    await editor.save('page', created, 'en', { review: 'ready' });
    expect([await statusOf(OLD), await statusOf(`/hi${OLD}`)], 'visitors do not see it').toEqual([404, 404]);
    return created;
  });

  await test.step('sees the preview in both languages', async () => {
    for (const [path, title, question, place] of [
      [OLD, en.title, 'Are trains late?', 'Terminal 1'],
      [`/hi${OLD}`, hi.title, 'क्या ट्रेनें देर से चलती हैं?', 'टर्मिनल 1'],
    ] as const) {
      const query = new URLSearchParams({ secret: PREVIEW_SECRET, path });
      const started = await fetch(`${SITE}/service/preview?${query}`, { redirect: 'manual' });
      const address = started.headers.get('location') ?? '';
      expect([started.status, address]).toEqual([307, path]);
      const cookie = started.headers
        .getSetCookie()
        .map((value) => value.split(';', 1)[0])
        .join('; ');
      const draft = await get(address, cookie);
      const html = await draft.text();
      expect([draft.status, draft.headers.get('cache-control')]).toEqual([200, expect.stringMatching(/private.*no-store/)]);
      expect(draft.headers.get('content-security-policy')).toContain(`frame-ancestors ${CMS}`);
      for (const text of [title, question, place]) expect(html).toContain(text);
      expect(await statusOf(address), 'without the cookie').toBe(404);
    }
  });

  await test.step('publishes both languages', async () => {
    await Promise.all([
      seen(
        'publishing, in English',
        () => publisher.publish('page', id, 'en'),
        () => textOf(OLD),
        (html) => expect(html).toContain('numbr'),
      ),
      seen(
        'publishing, in Hindi',
        async () => undefined,
        () => textOf(`/hi${OLD}`),
        (html) => expect(html).toContain(hi.title),
      ),
    ]);
    expect((await publisher.read('page', id)).review, 'the review is over').toBe('none');
  });

  await test.step('a saved draft of the published page stays a draft, and the page stays', async () => {
    await editor.save('page', id, 'en', { title: 'Not yet' });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await textOf(OLD)).toContain('numbr');
    expect(await textOf(OLD)).not.toContain('Not yet');
    await editor.save('page', id, 'en', { title: en.title });
  });

  await test.step('corrects a typing error', async () => {
    const stored = await publisher.read('page', id);
    const content = JSON.parse(JSON.stringify(stored.content).replace('numbr', 'number'));
    await seen(
      'the correction',
      () => publisher.publish('page', id, 'en', { content }),
      () => textOf(OLD),
      (html) => expect(html).toContain('the number of your bank'),
    );
    expect(await textOf(`/hi${OLD}`), 'the other language stays').toContain(hi.title);
  });

  await test.step('a webhook that is sent again changes nothing, one with a wrong secret is refused', async () => {
    const event = { event: 'entry.publish', model: 'page', entry: { slug: 'monsoon-tips' } };
    const answers = [await tellSite(REVALIDATE_SECRET, event), await tellSite(REVALIDATE_SECRET, event)];
    const tags = ['page:monsoon-tips', 'list:page-addresses', 'list:search'];
    for (const answer of answers) expect((await answer.json()).data.tags).toEqual(tags);
    expect((await tellSite('wrong', event)).status).toBe(401);
    expect((await tellSite(REVALIDATE_SECRET, { event: 'entry.nonsense' })).status).toBe(400);
    expect(await textOf(OLD)).toContain('the number of your bank');
  });

  await test.step('renames it, with a redirect', async () => {
    await seen(
      'the new address',
      () => publisher.publish('page', id, 'en', { slug: 'rain-tips' }),
      () => textOf(NEW),
      (html) => expect(html).toContain('the number of your bank'),
    );
    const redirectId = await editor.create('redirect', { from: OLD, to: NEW, permanent: true });
    await seen(
      'the redirect',
      () => publisher.publish('redirect', redirectId, 'en'),
      () => statusOf(OLD),
      (status) => expect(status).toBe(308),
    );
    expect((await get(`/hi${OLD}`)).headers.get('location')).toBe(`/hi${NEW}`);
  });

  await test.step('the CMS stops and starts again', async () => {
    await startUntold();
    const addresses = [SITE, UNTOLD].flatMap((origin) => ['/ekaa', NEW, `/hi${NEW}`].map((address) => origin + address));
    const statuses = () => Promise.all(addresses.map(statusOf));
    const fine = addresses.map(() => 200);
    expect(await statuses()).toEqual(fine);
    await stopCms();
    expect(await statuses()).toEqual(fine);
    await startCms();
    const publishing = publisher.publish('page', id, 'en', { title: 'Rain tips' });
    const seenOn = (origin: string, name: string) =>
      seen(
        `a change after the start, on ${name}`,
        () => publishing,
        () => textOf(origin + NEW),
        (html) => expect(html).toContain('<title>Rain tips'),
      );
    await Promise.all([seenOn(SITE, 'the site'), seenOn(UNTOLD, 'a site that no webhook tells')]);
    expect(await statuses()).toEqual(fine);
  });

  await test.step('restores an older version of the live page: it is a draft, and the page stays', async () => {
    const { body } = await publisher.ask('GET', `page/versions?where[parent][equals]=${id}&limit=50&depth=0`);
    const versions = body.docs as { id: string; version: { title: string; _status: string } }[];
    const first = versions.findLast(({ version }) => version._status === 'published');
    const restored = await editor.ask('POST', `page/versions/${first?.id}`);
    expect(restored.status, JSON.stringify(restored.body)).toBe(200);
    expect((await publisher.read('page', id)).title).toBe('Monsoon tips');
    expect(await textOf(NEW), 'what visitors see').toContain('<title>Rain tips');
    await editor.save('page', id, 'en', { slug: 'rain-tips', title: 'Rain tips' });
  });

  await test.step('unpublishes it', async () => {
    await Promise.all([
      seen(
        'unpublishing',
        () => publisher.unpublish('page', id),
        () => statusOf(NEW),
        (status) => expect([404, 410]).toContain(status),
      ),
      seen(
        'unpublishing, in Hindi',
        async () => undefined,
        () => statusOf(`/hi${NEW}`),
        (status) => expect([404, 410]).toContain(status),
      ),
    ]);
  });

  await test.step('schedules it: with a fault it keeps its time and there is a notice, mended it is published', async () => {
    const stored = await publisher.read('page', id);
    const [first, second, ...others] = stored.content as Record<string, unknown>[];
    const broken = [first, { ...second, description: '' }, ...others];
    await publisher.save('page', id, 'en', { content: broken, publish_at: new Date().toISOString() });
    const notices = async () =>
      ((await publisher.ask('GET', 'notices?depth=0')).body.docs as { kind: string; document: string; message: string }[]).filter(
        ({ kind, document }) => kind === 'schedule' && document === id,
      );
    await expect(async () => expect(await notices()).toHaveLength(1)).toPass({ timeout: 120_000 });
    expect((await notices())[0]?.message).toMatch(/could not be published at its time: .*Block 2/);
    expect((await publisher.read('page', id)).publish_at).toBeTruthy();
    expect([404, 410]).toContain(await statusOf(NEW));
    await seen(
      'publishing at a time, for which the CMS looks three times a minute',
      () => editor.save('page', id, 'en', { content: stored.content }),
      () => statusOf(NEW),
      (status) => expect(status).toBe(200),
      120_000,
    );
    await expect(async () => expect(await notices()).toEqual([])).toPass({ timeout: 10_000 });
    expect((await publisher.read('page', id)).publish_at).toBeFalsy();
  });

  await test.step('deletes it', async () => {
    await seen(
      'deleting',
      () => publisher.remove('page', id),
      () => statusOf(NEW),
      (status) => expect([404, 410]).toContain(status),
    );
  });

  await test.step("the CMS's log has nothing of what visitors search for", async () => {
    await get('/search?searchItem=kumquat-marmalade');
    await fetch(`${CMS}/api/search?locale=en&searchItem=kumquat-marmalade`);
    expect(cmsLog()).not.toContain('kumquat');
  });

  expect((await stopWatching()).failures, 'the site answers all the while').toEqual([]);
});
