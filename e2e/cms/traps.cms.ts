import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Data, logIn } from './editor.ts';
import { monsoonPage } from './monsoon-page.ts';
import { CMS, FOLDER, test } from './services.ts';
import { statusOf } from './site.ts';

/** What Payload does of itself and the project does otherwise, each by the API of a production build. */

const publisherOf = ({ PUBLISHER_EMAIL = '', PUBLISHER_PASSWORD = '' }: Record<string, string>) =>
  logIn(PUBLISHER_EMAIL, PUBLISHER_PASSWORD);

test('publishing a document with faults names each fault at its field, in words', async ({ services: { settings } }) => {
  const publisher = await publisherOf(settings);
  const content = [
    { blockType: 'description', title: 'Only a title' },
    { blockType: 'custom-page', title: 'Pictures' },
    {
      blockType: 'features',
      title: 'Reasons',
      features: [{ title: 'One', buttons: [{ button_type: 'internal', button_label: 'Go' }] }],
    },
    {
      blockType: 'banner',
      title: 'Banner',
      buttons: [{ button_type: 'internal', button_label: 'Go', button_link: 'javascript:alert(1)' }],
    },
  ];
  const id = await publisher.create('page', { slug: 'faulty', title: 'Faulty', content });
  const problems = ((await publisher.ask('GET', `problems/page/${id}`)).body.problems as Data[]) ?? [];
  expect(problems.filter(({ level }) => level === 'error').length, 'a draft is saved, and its faults are listed').toBeGreaterThan(
    2,
  );
  const { status, body } = await publisher.ask('PATCH', `page/${id}`, { _status: 'published' });
  expect(status).toBe(400);
  const [{ name, data }] = body.errors as [
    { name: string; data: { errors: { path: string; message: string; label: string }[] } },
  ];
  expect(name).toBe('ValidationError');
  const at = (path: string) => data.errors.find((error) => error.path.startsWith(path));
  expect(at('content.3.buttons.0.button_link')?.message).toMatch(/address|link/i);
  expect(at('content.3.buttons.0.button_link')?.label).toMatch(/Block 4/);
  expect(at('content.2.features.0.buttons.0.button_link')).toBeDefined();
  expect(await statusOf('/faulty')).toBe(404);
  await publisher.remove('page', id);
});

test('a page that is only in English can be published: no other language is required', async ({ services: { settings } }) => {
  const publisher = await publisherOf(settings);
  const id = await publisher.create('page', { ...monsoonPage.en, slug: 'english-only' });
  await publisher.publish('page', id, 'en');
  await expect(async () => expect(await statusOf('/english-only')).toBe(200)).toPass();

  const { status, body } = await publisher.ask('POST', `page/${id}/duplicate?draft=true`);
  expect(status, 'a copy').toBeLessThan(300);
  const copy = body.doc as Data;
  expect([copy.slug, copy._status]).toEqual(['english-only-copy', 'draft']);
  await publisher.publish('page', id, 'en', { title: 'The original is published beside its copy' });
  for (const each of [id, String(copy.id)]) await publisher.remove('page', each);
});

test('the routes of the contract and those of Payload do not meet, and there is no GraphQL', async () => {
  const statusAt = async (path: string) => (await fetch(CMS + path)).status;
  expect(await statusAt('/api/pages/ekaa?locale=hi')).toBe(200);
  expect(await statusAt('/api/users/me')).toBe(404);
  expect(await statusAt('/cms/api/users/me')).toBe(200);
  expect(await statusAt('/cms/api/graphql')).toBe(404);
  expect(await statusAt('/admin/login')).toBe(200);
});

test('two files of one name that arrive at the same time are two files', async ({ services: { settings } }) => {
  const publisher = await publisherOf(settings);
  const picture = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect fill="${colour}" width="20" height="20"/></svg>`;
  const upload = async (colour: string) => {
    const form = new FormData();
    form.set('file', new Blob([picture(colour)], { type: 'image/svg+xml' }), 'square.svg');
    form.set('_payload', JSON.stringify({ alt: `A ${colour} square` }));
    const response = await fetch(`${CMS}/cms/api/media`, { method: 'POST', headers: publisher.headers, body: form });
    const { doc, errors } = await response.json();
    expect(response.status, JSON.stringify(errors)).toBe(201);
    return doc as { id: string; url: string; filename: string };
  };
  const [red, blue] = await Promise.all([upload('red'), upload('blue')]);
  expect(red.filename).not.toBe(blue.filename);
  for (const [file, colour] of [
    [red, 'red'],
    [blue, 'blue'],
  ] as const)
    expect(await (await fetch(new URL(file.url, CMS))).text()).toContain(colour);
  const missing = new FormData();
  missing.set('file', new Blob([picture('green')], { type: 'image/svg+xml' }), 'square.svg');
  const refused = await fetch(`${CMS}/cms/api/media`, { method: 'POST', headers: publisher.headers, body: missing });
  expect(refused.status, 'a picture without a text').toBe(400);
  for (const { id } of [red, blue]) await publisher.remove('media', id);
});

test('the project sends nothing to its makers, and loads nothing from other hosts', async () => {
  const config = readFileSync(join(FOLDER, 'payload.config.ts'), 'utf8');
  expect(config).toContain('telemetry: false');
  expect(config).toContain("avatar: 'default'");
  const policy = (await fetch(`${CMS}/admin/login`)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toContain('*');
});
