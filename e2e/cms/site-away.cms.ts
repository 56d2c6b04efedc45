import { expect } from '@playwright/test';
import { logIn } from './editor.ts';
import { test } from './services.ts';
import { statusOf, textOf } from './site.ts';

const PAGE = '/told-later';
/** The longest wait between two attempts, and some. */
const TOLD_MS = 90_000;

test('what is published while the site is away is not lost: there is a notice, also after the CMS was stopped, and the site is told', async ({
  services: { settings, startCms, stopCms, startSite, stopSite },
}) => {
  const { PUBLISHER_EMAIL = '', PUBLISHER_PASSWORD = '' } = settings;
  const publisher = await logIn(PUBLISHER_EMAIL, PUBLISHER_PASSWORD);
  const content = (text: string) => [{ blockType: 'disclaimer', description: text }];
  const notices = async () => {
    const { body } = await publisher.ask('GET', 'notices?depth=0');
    return (body.docs as { kind: string; message: string }[]).filter(({ kind }) => kind === 'site').map(({ message }) => message);
  };
  const id = await publisher.create('page', { slug: 'told-later', title: 'Told later', content: content('Before.') });
  await publisher.publish('page', id, 'en');
  await expect(async () => expect(await textOf(PAGE)).toContain('Before.')).toPass({ timeout: 10_000 });

  await stopSite();
  await publisher.publish('page', id, 'en', { content: content('Afterwards.') });
  await expect(async () => expect(await notices()).toEqual([expect.stringContaining('told-later')])).toPass({ timeout: 10_000 });
  expect((await notices())[0]).toMatch(/could not be told .* It is told again/);

  await stopCms();
  await startCms();
  expect(await notices(), 'the notice outlives the CMS').toHaveLength(1);
  await startSite();
  await expect(async () => expect(await notices()).toEqual([])).toPass({ timeout: TOLD_MS });
  await expect(async () => expect(await textOf(PAGE)).toContain('Afterwards.')).toPass({ timeout: 10_000 });
  await publisher.remove('page', id);
  await expect(async () => expect(await statusOf(PAGE)).not.toBe(200)).toPass({ timeout: 10_000 });
});
