import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DESIGN_REQUEST } from '#lib/content/design-request.fixture.ts';
import { POSTGRES, startPostgres } from '../support/postgres.ts';
import { type Data, logIn } from './editor.ts';
import { monsoonPage } from './monsoon-page.ts';
import { FOLDER, OTHER_CMS, test } from './services.ts';

test.skip(POSTGRES === undefined, 'PostgreSQL is not installed (Debian: postgresql)');

const PORT = 5499;

test('the same project runs on PostgreSQL: the sample, a page, and requests of visitors, each stored once', async ({
  services: { settings, startOtherCms },
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'cms-postgres-'));
  const database = await startPostgres(PORT);
  const given = { DATABASE_URL: database.url, DATA_FOLDER: folder };
  try {
    const began = Date.now();
    const env = { ...process.env, ...given };
    execFileSync(process.execPath, ['--env-file=.env', 'scripts/prepare.ts'], { cwd: FOLDER, env, stdio: 'pipe' });
    console.log(`    the tables and the import took ${Math.round((Date.now() - began) / 1000)} s`);
    const stop = await startOtherCms(given);
    try {
      const as = (role: string) => logIn(settings[`${role}_EMAIL`] ?? '', settings[`${role}_PASSWORD`] ?? '', OTHER_CMS);
      const dataAt = async (path: string) => (await (await fetch(`${OTHER_CMS}/api/${path}`)).json()).data;
      expect(await dataAt('pages/ekaa?locale=hi')).toMatchObject({ slug: 'ekaa', locale: 'hi' });

      const publisher = await as('PUBLISHER');
      const id = await publisher.create('page', monsoonPage.en);
      await publisher.publish('page', id, 'en');
      expect(await dataAt('pages/monsoon-tips?locale=en')).toMatchObject({ title: monsoonPage.en.title });

      const send = async (key: string) => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': key };
        const body = JSON.stringify(DESIGN_REQUEST);
        return (await fetch(`${OTHER_CMS}/api/card-design-request`, { method: 'POST', headers, body })).status;
      };
      const references = ['CS-PGAA-2345', 'CS-PGBB-2345', 'CS-PGCC-2345'];
      expect(await Promise.all([...references, ...references].map(send))).toEqual(Array.from({ length: 6 }, () => 201));
      const requests = await as('REQUESTS');
      const stored = (await requests.ask('GET', 'submissions?depth=0')).body.docs as Data[];
      expect(stored.map(({ reference }) => reference).sort()).toEqual(references);
      const { consent: _consent, ...sent } = DESIGN_REQUEST;
      expect(stored[0]).toMatchObject({ ...sent, status: 'new' });
      const [{ id: first }] = stored as [Data];
      expect((await requests.ask('PATCH', `submissions/${first}`, { status: 'answered' })).status).toBe(200);
      expect(String((await requests.ask('GET', 'submissions/export')).body.text)).toContain(references[1]);
      expect((await publisher.ask('GET', 'submissions')).status).toBe(403);
    } finally {
      await stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
