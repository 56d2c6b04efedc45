import { expect } from '@playwright/test';
import { type Data, logIn } from './editor.ts';
import { monsoonPage } from './monsoon-page.ts';
import { CMS, test } from './services.ts';
import { statusOf } from './site.ts';

const REFUSED = [401, 403];

test('an editor cannot change the site by the API: publish, unpublish, delete, schedule, take a role', async ({
  services: { settings },
}) => {
  const { EDITOR_EMAIL = '', EDITOR_PASSWORD = '', PUBLISHER_EMAIL = '', PUBLISHER_PASSWORD = '' } = settings;
  const { ADMINISTRATOR_EMAIL = '', ADMINISTRATOR_PASSWORD = '' } = settings;
  const editor = await logIn(EDITOR_EMAIL, EDITOR_PASSWORD);
  const publisher = await logIn(PUBLISHER_EMAIL, PUBLISHER_PASSWORD);
  const slug = 'rules-of-roles';
  const id = await editor.create('page', { ...monsoonPage.en, slug });
  const published = { _status: 'published' };
  const refused = async (method: string, path: string, body?: Data) => {
    const { status } = await editor.ask(method, path, body);
    expect(REFUSED, `${method} ${path}`).toContain(status);
  };

  await test.step('publishing', async () => {
    await refused('PATCH', `page/${id}`, published);
    await refused('PATCH', `page/${id}?draft=true`, published);
    await refused('PATCH', `page/${id}?draft=false`, published);
    await refused('PATCH', `page/${id}?publishSpecificLocale=en`, published);
    await refused('PATCH', `page/${id}?publishAllLocales=true`, {});
    await refused('PATCH', `page?where[id][equals]=${id}`, published);
    await refused('PATCH', `page?where[id][equals]=${id}&draft=true`, published);
    await refused('POST', 'page', { ...monsoonPage.en, slug: 'created-published', ...published });
    await refused('POST', 'page?draft=true', { ...monsoonPage.en, slug: 'created-published', ...published });
    await refused('POST', 'page', { ...monsoonPage.en, slug: 'created-published' });
    await refused('POST', 'globals/footer', { ...published });
    await refused('POST', 'globals/footer?draft=true', { ...published });
    expect(await statusOf(`/${slug}`)).toBe(404);
  });

  await publisher.publish('page', id, 'en');
  await expect(async () => expect(await statusOf(`/${slug}`)).toBe(200)).toPass();

  await test.step('unpublishing and deleting', async () => {
    await refused('PATCH', `page/${id}`, { _status: 'draft' });
    await refused('PATCH', `page/${id}?unpublishAllLocales=true`, {});
    await refused('PATCH', `page/${id}?draft=true&unpublishAllLocales=true`, {});
    await refused('PATCH', `page?where[id][equals]=${id}`, { _status: 'draft' });
    await refused('DELETE', `page/${id}`);
    expect([200, ...REFUSED]).toContain((await editor.ask('DELETE', `page?where[id][equals]=${id}`)).status);
    expect((await publisher.read('page', id))._status).toBe('published');
    expect(await statusOf(`/${slug}`)).toBe(200);
  });

  await test.step('restoring a published version', async () => {
    const { body } = await editor.ask('GET', `page/versions?where[parent][equals]=${id}&depth=0`);
    const [version] = (body.docs as { id: string; version: Data }[]).filter(
      ({ version: { _status } }) => _status === 'published',
    );
    await editor.save('page', id, 'en', { title: 'Another title' });
    expect((await editor.ask('POST', `page/versions/${version?.id}?draft=false`)).status).toBe(200);
    const { body: main } = await publisher.ask('GET', `page/${id}?depth=0`);
    expect([main._status, main.title]).toEqual(['published', monsoonPage.en.title]);
  });

  await test.step('scheduling', async () => {
    await editor.save('page', id, 'en', { publish_at: '2020-01-01T00:00:00.000Z' });
    expect((await publisher.read('page', id)).publish_at ?? null).toBeNull();
  });

  await test.step('roles, other users, notices, jobs', async () => {
    const { body: me } = await editor.ask('GET', 'users/me');
    const own = (me.user as Data).id;
    await editor.ask('PATCH', `users/${own}`, { role: 'administrator' });
    const { body: after } = await editor.ask('GET', `users/${own}`);
    expect(after.role).toBe('editor');
    await refused('POST', 'users', { email: 'x@example.com', password: 'long-enough-password', role: 'administrator' });
    const { body: all } = await editor.ask('GET', 'users');
    const other = (all.docs as Data[]).find(({ role }) => role === 'administrator');
    expect([...REFUSED, 404]).toContain((await editor.ask('PATCH', `users/${other?.id}`, { name: 'x' })).status);
    expect([...REFUSED, 404]).toContain((await editor.ask('DELETE', `users/${other?.id}`)).status);
    await refused('POST', 'notices', { message: 'x', kind: 'site' });
    for (const path of ['payload-jobs', 'payload-jobs/run', 'payload-migrations'])
      expect([...REFUSED, 404, 405, 501], path).toContain((await editor.ask('POST', path, {})).status);
  });

  await test.step('nobody is a user without an account', async () => {
    for (const [method, path] of [
      ['GET', 'page'],
      ['GET', 'page/versions'],
      ['GET', 'users'],
      ['GET', 'notices'],
      ['GET', `problems/page/${id}`],
      ['GET', 'choices?model=city'],
      ['POST', 'page?draft=true'],
    ] as const) {
      const body = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
      expect(REFUSED, path).toContain((await fetch(`${CMS}/cms/api/${path}`, { method, ...body })).status);
    }
    const first = await fetch(`${CMS}/cms/api/users/first-register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'first@example.com', password: 'long-enough-password', role: 'administrator' }),
    });
    expect(REFUSED).toContain(first.status);
  });

  await test.step('a short password is refused', async () => {
    const administrator = await logIn(ADMINISTRATOR_EMAIL, ADMINISTRATOR_PASSWORD);
    const answer = await administrator.ask('POST', 'users', { email: 'short@example.com', password: 'short', role: 'editor' });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('at least 12 characters');
  });

  await publisher.remove('page', id);
});
