import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { DESIGN_REQUEST } from '#lib/content/design-request.fixture.ts';
import { expectSent, fill, GOOD, outcome, REFERENCE, sendSlowly } from '../support/design-form.ts';
import { openAdmin } from './admin.ts';
import { type Data, logIn } from './editor.ts';
import { CMS, FOLDER, SITE, test } from './services.ts';

const REFUSED = [401, 403];
/** The most until a due job has run, in milliseconds. */
const JOB_MS = 60_000;
/** A formula for a spreadsheet that the contract allows. */
const FORMULA = '@SUM(1+1) "kolam"';
const PERSONAL = /Asha|asha@post|9000000000|SUM/;

/** Sends a request for a design to the CMS, as the site does. @returns the status and the reference */
async function send(key: string, body: Data = { ...DESIGN_REQUEST, description: FORMULA }) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const response = await fetch(`${CMS}/api/card-design-request`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { data } = await response.json();
  return { status: response.status, reference: data?.reference_id };
}

const as = (role: string, settings: Record<string, string>) =>
  logIn(settings[`${role}_EMAIL`] ?? '', settings[`${role}_PASSWORD`] ?? '');

/** The requests that a user finds by a reference. */
async function found(user: Awaited<ReturnType<typeof logIn>>, reference: string): Promise<Data[]> {
  const { status, body } = await user.ask('GET', `submissions?where[reference][equals]=${reference}&depth=0`);
  expect(status).toBe(200);
  return body.docs as Data[];
}

/** The database of the running CMS. */
function database<Value>(use: (open: DatabaseSync) => Value): Value {
  const open = new DatabaseSync(join(FOLDER, 'data/cms.db'));
  try {
    return use(open);
  } finally {
    open.close();
  }
}

test.beforeEach(async ({ services: { settings } }) => {
  const requests = await as('REQUESTS', settings);
  expect((await requests.ask('DELETE', 'submissions?where[reference][exists]=true')).status).toBe(200);
});

test('what a form sends is stored once, and only those who answer it may see it', async ({ services: { settings, cmsLog } }) => {
  const requests = await as('REQUESTS', settings);
  const editor = await as('EDITOR', settings);
  const publisher = await as('PUBLISHER', settings);
  const administrator = await as('ADMINISTRATOR', settings);
  const logged = cmsLog().length;
  const key = 'CS-ONCE-2345';

  await test.step('the same key is answered alike, and stored once', async () => {
    const stored = { status: 201, reference: key };
    expect(await Promise.all([send(key), send(key)])).toEqual([stored, stored]);
    expect(await send(key, { ...DESIGN_REQUEST, name: 'Another' })).toEqual(stored);
    expect((await send(key, { ...DESIGN_REQUEST, card_slug: 'nope' })).status).toBe(400);
    const { consent: _consent, ...sent } = DESIGN_REQUEST;
    expect(await found(requests, key)).toEqual([
      expect.objectContaining({ ...sent, description: FORMULA, reference: key, status: 'new' }),
    ]);
  });

  const [{ id } = {}] = await found(requests, key);

  await test.step('editors, publishers and visitors may not see it by the API', async () => {
    const paths = [
      ['GET', 'submissions'],
      ['GET', `submissions?where[reference][equals]=${key}`],
      ['GET', `submissions/${id}`],
      ['GET', 'submissions/count'],
      ['GET', 'submissions/export'],
      ['PATCH', `submissions/${id}`],
      ['PATCH', `submissions?where[id][equals]=${id}`],
      ['POST', `submissions/${id}/duplicate`],
      ['POST', 'submissions'],
      ['DELETE', `submissions/${id}`],
      ['DELETE', `submissions?where[id][equals]=${id}`],
    ] as const;
    for (const [method, path] of paths) {
      const change = method === 'PATCH' || method === 'POST' ? { note: 'x' } : undefined;
      for (const user of [editor, publisher])
        expect.soft([...REFUSED, 404], `${method} ${path}`).toContain((await user.ask(method, path, change)).status);
      const body = change ? { body: JSON.stringify(change), headers: { 'content-type': 'application/json' } } : {};
      expect
        .soft([...REFUSED, 404], `${method} ${path}`)
        .toContain((await fetch(`${CMS}/cms/api/${path}`, { method, ...body })).status);
    }
    expect(await found(requests, key)).toMatchObject([{ note: null }]);
  });

  await test.step('only the status and the note change, for administrators too', async () => {
    for (const user of [requests, administrator]) {
      const change = {
        status: 'answered',
        note: 'Called back.',
        email: 'x@example.com',
        reference: 'x',
        received_at: '2020-01-01',
      };
      expect((await user.ask('PATCH', `submissions/${id}`, change)).status).toBe(200);
      const [after] = await found(user, key);
      expect(after).toMatchObject({ status: 'answered', note: 'Called back.', email: DESIGN_REQUEST.email, reference: key });
      expect(String(after?.received_at)).not.toMatch(/^2020/);
      expect(REFUSED).toContain((await user.ask('POST', 'submissions', { ...change, name: 'x' })).status);
    }
  });

  await test.step('who answers requests sees no content and no other users, and takes no role', async () => {
    for (const path of ['page', 'notices', 'globals/footer', 'choices?model=city', `problems/page/1`])
      expect.soft(REFUSED, path).toContain((await requests.ask('GET', path)).status);
    expect(REFUSED).toContain((await requests.ask('POST', 'page?draft=true', { title: 'x' })).status);
    const { body } = await requests.ask('GET', 'users');
    expect((body.docs as Data[]).map(({ email }) => email)).toEqual([settings.REQUESTS_EMAIL]);
    const [{ id: own } = {}] = body.docs as Data[];
    await requests.ask('PATCH', `users/${own}`, { role: 'administrator' });
    expect((await requests.ask('GET', `users/${own}`)).body.role).toBe('requests');
  });

  await test.step('the export is a table without formulas', async () => {
    for (const user of [requests, administrator]) {
      const response = await fetch(`${CMS}/cms/api/submissions/export`, { headers: user.headers });
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="requests-\d{4}-\d\d-\d\d\.csv"$/);
      const csv = await response.text();
      expect(csv).toContain('"Status","Reference","Received"');
      expect(csv).toContain(`"Answered","${key}"`);
      expect(csv).toContain(`"'@SUM(1+1) ""kolam"""`);
    }
  });

  await test.step('it is deleted after its days, others stay', async () => {
    const younger = 'CS-YUNG-2345';
    await send(younger);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    database((open) => {
      const age = open.prepare('UPDATE submissions SET received_at = ? WHERE reference = ?');
      age.run(daysAgo(31), key);
      age.run(daysAgo(29), younger);
    });
    await expect(async () => expect(await found(requests, key)).toEqual([])).toPass({ timeout: JOB_MS });
    expect(await found(requests, younger)).toHaveLength(1);
  });

  const lines = cmsLog().slice(logged);
  expect(lines).toContain(`The request ${key} was received.`);
  expect(lines).toContain(`The request ${key} was deleted after 30 days.`);
  expect(lines).not.toMatch(PERSONAL);
});

test('a database that is busy is no receipt, and nothing that was sent is in the log', async ({
  services: { settings, cmsLog },
}) => {
  const requests = await as('REQUESTS', settings);
  const key = 'CS-BUSY-2345';
  await send(key);
  const [{ id } = {}] = await found(requests, key);
  const logged = cmsLog().length;
  const busy = new DatabaseSync(join(FOLDER, 'data/cms.db'));
  busy.exec('BEGIN IMMEDIATE');
  try {
    const [answer, change] = await Promise.all([
      send('CS-BUSY-6789'),
      requests.ask('PATCH', `submissions/${id}`, { note: 'Called back.' }),
    ]);
    expect(answer).toEqual({ status: 500, reference: undefined });
    expect(change.status).toBe(500);
  } finally {
    busy.exec('ROLLBACK');
    busy.close();
  }
  expect((await send('CS-BUSY-6789')).status).toBe(201);
  const lines = cmsLog().slice(logged);
  expect(lines).toContain('The request CS-BUSY-6789 could not be stored: ');
  expect(lines).toContain('Failed query');
  expect(lines).not.toMatch(PERSONAL);
});

test('a webhook gets the reference and nothing else, and what was not published and why, in the language that is set', async ({
  services: { settings, startCms, stopCms },
}) => {
  const notices: string[] = [];
  const chat = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      notices.push(text);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(chat, 'listening');
  await stopCms();
  process.env.NOTICE_WEBHOOK_URL = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/`;
  process.env.NOTICE_LANGUAGE = 'hi';
  try {
    await startCms();
    const key = 'CS-HUUK-2345';
    for (let sent = 0; sent < 2; sent += 1) expect((await send(key)).status).toBe(201);
    await expect(async () => expect(notices).toHaveLength(1)).toPass();
    const requests = await as('REQUESTS', settings);
    const [{ id } = {}] = await found(requests, key);
    const text = `अनुरोध ${key} मिला: ${CMS}/admin/collections/submissions/${id}`;
    expect(JSON.parse(notices[0] ?? '')).toEqual({ text });

    const publisher = await as('PUBLISHER', settings);
    const failing = await publisher.create('page', { title: 'Nowhere', publish_at: '2020-01-01T00:00:00.000Z' });
    await expect(async () => expect(notices).toHaveLength(2)).toPass({ timeout: JOB_MS });
    expect(JSON.parse(notices[1] ?? '').text).toMatch(/^"Nowhere" तय समय पर प्रकाशित नहीं हो सका: .*पेज का पता/);
    await publisher.remove('page', failing);
  } finally {
    process.env.NOTICE_WEBHOOK_URL = '';
    process.env.NOTICE_LANGUAGE = '';
    await stopCms();
    await startCms();
    chat.close();
  }
});

test('what a visitor sends by the form is found by its reference in the admin, which has no content for who answers it', async ({
  page,
  browser,
  services: { settings },
}) => {
  const { REQUESTS_EMAIL = '', REQUESTS_PASSWORD = '' } = settings;
  const requests = await as('REQUESTS', settings);
  const visitor = await browser.newPage();
  await fill(visitor, 'en', SITE);
  await sendSlowly(visitor, 'en');
  await expectSent(visitor);
  const [reference = ''] = REFERENCE.exec(await outcome(visitor).innerText()) ?? [];
  await visitor.close();
  await send('CS-ELSE-2345');

  await openAdmin(page, REQUESTS_EMAIL, REQUESTS_PASSWORD);
  await expect(page.locator('nav a[href*="/collections/"]')).toHaveText(['Requests', 'Users']);
  await page.getByRole('link', { name: '2 new requests of visitors' }).click();
  await expect(page.getByRole('link', { name: 'Download all requests as CSV' })).toBeVisible();
  await expect(page.locator('.cell-reference a')).toHaveCount(2);
  // What is typed before the list is hydrated is lost.
  await expect(async () => {
    await page.locator('.search-filter input').fill('');
    await page.locator('.search-filter input').fill(reference);
    await expect(page.locator('.cell-reference a')).toHaveText([reference], { timeout: 5000 });
  }).toPass();
  await page.locator('.cell-reference a').click();
  await expect(page.locator('#field-email')).toHaveValue(GOOD.email.en);
  await expect(page.locator('#field-description')).toHaveValue(GOOD.description.en);
  await expect(page.locator('#field-email')).toBeDisabled();
  await page.locator('#field-note').fill('Called back.');
  await page.locator('#action-save').click();
  await expect(async () => expect(await found(requests, reference)).toMatchObject([{ note: 'Called back.' }])).toPass();
});

test('the first page has a calendar of what is scheduled, and says what could not be published and why', async ({
  page,
  services: { settings },
}) => {
  const { PUBLISHER_EMAIL = '', PUBLISHER_PASSWORD = '' } = settings;
  const publisher = await as('PUBLISHER', settings);
  // Midnight in India.
  const later = await publisher.create('page', { slug: 'calendar', title: 'New year', publish_at: '2099-12-31T18:30:00.000Z' });
  const failing = await publisher.create('page', { title: 'Without an address', publish_at: '2020-01-01T00:00:00.000Z' });
  await openAdmin(page, PUBLISHER_EMAIL, PUBLISHER_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Friday, 1 January 2100' })).toBeVisible();
  await expect(page.locator('.overview__calendar li', { hasText: 'New year' })).toContainText('12:00 am');
  await expect(async () => {
    await page.reload();
    await expect(page.locator('.overview__failed')).toContainText('“Address of the page” is missing', { timeout: 1000 });
  }).toPass({ timeout: JOB_MS });
  await page.locator('.overview__failed').getByRole('link', { name: 'Without an address' }).click();
  await page.waitForURL(`${CMS}/admin/collections/page/${failing}`);

  await page.goto(`${CMS}/admin`);
  await expect(page.getByRole('link', { name: /of visitors|of a visitor/ })).toHaveCount(0);
  expect((await page.goto(`${CMS}/admin/collections/submissions`))?.status()).toBe(404);
  for (const id of [later, failing]) await publisher.remove('page', id);
});
