import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { CONTENT_ADDRESSES } from '../support/addresses.ts';
import { logIn } from './editor.ts';
import { CMS, FOLDER, OTHER_CMS, OTHER_SITE, SITE, test } from './services.ts';

/** A page without what changes with each request or process. */
const pageAt = async (origin: string, address: string) => {
  const response = await fetch(origin + address, { redirect: 'manual' });
  const html = (await response.text()).replaceAll(origin, '').replace(/<script\b[\s\S]*?<\/script>/gi, '');
  return { status: response.status, text: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
};

test('a backup of a running CMS, restored into an empty folder, is the same site', async ({
  services: { settings, startOtherCms, startOtherSite },
}) => {
  const { PUBLISHER_EMAIL = '', PUBLISHER_PASSWORD = '' } = settings;
  const publisher = await logIn(PUBLISHER_EMAIL, PUBLISHER_PASSWORD);
  const id = await publisher.create('page', {
    slug: 'kept',
    title: 'Kept',
    content: [{ blockType: 'disclaimer', description: 'Kept.' }],
  });
  await publisher.publish('page', id, 'en');
  await publisher.save('page', id, 'en', { title: 'A draft that is kept' });

  const folder = mkdtempSync(join(tmpdir(), 'cms-restored-'));
  const database = new DatabaseSync(join(FOLDER, 'data/cms.db'), { readOnly: true });
  await backup(database, join(folder, 'cms.db'));
  database.close();
  cpSync(join(FOLDER, 'data/media'), join(folder, 'media'), { recursive: true });
  // What comes after the backup is not in it.
  await publisher.remove('page', id);

  const stop = await startOtherCms({ DATA_FOLDER: folder });
  try {
    await startOtherSite();
    const english = CONTENT_ADDRESSES.filter(({ locale }) => locale === 'en').map(({ address }) => address);
    for (const address of english) expect.soft(await pageAt(OTHER_SITE, address), address).toEqual(await pageAt(SITE, address));
    expect((await pageAt(OTHER_SITE, '/kept')).text).toContain('Kept');
    expect((await pageAt(SITE, '/kept')).status).not.toBe(200);
    const asked = `${OTHER_CMS}/api/pages/kept?locale=en&status=draft`;
    const draft = await fetch(asked, { headers: { token: settings.CONTENT_DRAFT_TOKEN ?? '' } });
    expect((await draft.json()).data.title).toBe('A draft that is kept');
    const file = await (await fetch(`${CMS}/cms/api/media?limit=1`)).json();
    expect((await fetch(new URL(file.docs[0].url, OTHER_CMS))).status).toBe(200);
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
