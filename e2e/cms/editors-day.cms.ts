import { expect } from '@playwright/test';
import { logIn } from './editor.ts';
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

test('through the calls of the admin, an editor writes a page, previews, publishes, corrects, renames, unpublishes, schedules and deletes it', async ({
  request,
  services: { settings, startCms, stopCms, startUntold },
}) => {
  const { EDITOR_EMAIL = '', EDITOR_PASSWORD = '', REVALIDATE_SECRET = '' } = settings;
  const { en, hi } = monsoonPage;
  const stopWatching = watchSite(['/ekaa', '/hi/ekaa']);
  const editor = await test.step('logs in', () => logIn(request, EDITOR_EMAIL, EDITOR_PASSWORD));
  const id = await test.step('writes a draft in both languages', async () => {
    const created = await editor.create('page', en);
    await editor.save('page', created, 'hi', hi);
    expect([await statusOf(OLD), await statusOf(`/hi${OLD}`)], 'visitors do not see it').toEqual([404, 404]);
    return created;
  });

  await test.step('sees the preview in both languages', async () => {
    for (const [locale, title, question] of [
      ['en', en.title, 'Are trains late?'],
      ['hi', hi.title, 'क्या ट्रेनें देर से चलती हैं?'],
    ] as const) {
      const started = await fetch(await editor.previewUrl('page', id, locale), { redirect: 'manual' });
      const address = started.headers.get('location') ?? '';
      expect([started.status, address]).toEqual([307, locale === 'en' ? OLD : `/${locale}${OLD}`]);
      const cookie = started.headers
        .getSetCookie()
        .map((value) => value.split(';', 1)[0])
        .join('; ');
      const draft = await get(address, cookie);
      const html = await draft.text();
      expect([draft.status, draft.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(draft.headers.get('content-security-policy')).toContain(`frame-ancestors ${CMS}`);
      for (const text of [title, question, locale === 'en' ? 'Terminal 1' : 'टर्मिनल 1']) expect(html).toContain(text);
      expect(await statusOf(address), 'without the cookie').toBe(404);
    }
  });

  await test.step('publishes', async () => {
    await seen(
      'publishing in English',
      () => editor.publish('page', id, 'en', en),
      () => textOf(OLD),
      (html) => expect(html).toContain('numbr'),
    );
    await seen(
      'publishing in Hindi',
      () => editor.publish('page', id, 'hi', hi),
      () => textOf(`/hi${OLD}`),
      (html) => expect(html).toContain(hi.title),
    );
  });

  const corrected = JSON.parse(JSON.stringify(en).replace('numbr', 'number')) as typeof en;
  await test.step('corrects a typing error', async () => {
    await seen(
      'the correction',
      () => editor.publish('page', id, 'en', corrected),
      () => textOf(OLD),
      (html) => expect(html).toContain('the number of your bank'),
    );
    expect(await textOf(`/hi${OLD}`), 'the other language stays').toContain(hi.title);
  });

  await test.step('a webhook that is sent again changes nothing, one with a wrong secret is refused', async () => {
    const event = { event: 'entry.publish', model: 'page', entry: { slug: 'monsoon-tips', locale: 'en' } };
    const answers = [await tellSite(REVALIDATE_SECRET, event), await tellSite(REVALIDATE_SECRET, event)];
    for (const answer of answers)
      expect(await answer.json()).toEqual({
        data: { tags: ['page:monsoon-tips', 'list:search'], addresses: [OLD, `/hi${OLD}`] },
      });
    expect((await tellSite('wrong', event)).status).toBe(401);
    expect((await tellSite(REVALIDATE_SECRET, { event: 'entry.nonsense' })).status).toBe(400);
    expect(await textOf(OLD)).toContain('the number of your bank');
  });

  await test.step('renames it, with a redirect', async () => {
    await seen(
      'the new address',
      () => editor.publish('page', id, 'en', { ...corrected, slug: 'rain-tips' }),
      () => textOf(NEW),
      (html) => expect(html).toContain('the number of your bank'),
    );
    await editor.publish('page', id, 'hi', { ...hi, slug: 'rain-tips' });
    const redirect = { from: OLD, to: NEW, permanent: true };
    const redirectId = await editor.create('redirect', redirect);
    await seen(
      'the redirect',
      () => editor.publish('redirect', redirectId, 'en', redirect),
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
    const publishing = editor.publish('page', id, 'en', { ...corrected, slug: 'rain-tips', title: 'Rain tips' });
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

  await test.step('unpublishes it', async () => {
    await seen(
      'unpublishing',
      () => editor.unpublish('page', id, 'en'),
      () => statusOf(NEW),
      (status) => expect([404, 410]).toContain(status),
    );
    await seen(
      'unpublishing in Hindi',
      () => editor.unpublish('page', id, 'hi'),
      () => statusOf(`/hi${NEW}`),
      (status) => expect([404, 410]).toContain(status),
    );
  });

  await test.step('publishes it again at a time, and deletes it', async () => {
    await seen(
      'publishing at a time, for which Strapi looks once a minute',
      () => editor.save('page', id, 'en', { ...corrected, slug: 'rain-tips', publish_at: new Date().toISOString() }),
      () => statusOf(NEW),
      (status) => expect(status).toBe(200),
      120_000,
    );
    await seen(
      'deleting',
      () => editor.remove('page', id),
      () => statusOf(NEW),
      (status) => expect([404, 410]).toContain(status),
    );
  });

  expect((await stopWatching()).failures, 'the site answers all the while').toEqual([]);
});
