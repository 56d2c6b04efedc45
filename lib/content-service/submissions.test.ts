import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DESIGN_REQUEST } from '#lib/content/design-request.fixture.ts';
import { createService } from './create-service.ts';
import { createStore } from './documents/store.ts';
import { createSubmissions } from './submissions.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'received-'));
afterAll(() => rmSync(folder, { recursive: true }));

const documents = createStore('lib/content-service/data', 'rupay');
const submit = createSubmissions({ folder, days: 30 });
const { handle } = createService({ documents, drafts: documents, submit, product: 'rupay' });

function send(key?: string, body: object = DESIGN_REQUEST): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) };
  return handle(new Request('http://c.test/api/card-design-request', { method: 'POST', headers, body: JSON.stringify(body) }));
}
const referenceOf = async (answer: Response) => (await answer.json()).data.reference_id;

test('7 a request is stored in a file under its reference, once for each key', async () => {
  const own = await send();
  expect([own.status, await referenceOf(own)]).toEqual([
    201,
    expect.stringMatching(/^CS-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/),
  ]);
  for (let sent = 0; sent < 2; sent += 1) expect(await referenceOf(await send('CS-7KQ2-M4XR'))).toBe('CS-7KQ2-M4XR');
  expect(readdirSync(folder)).toHaveLength(2);
  const stored = JSON.parse(readFileSync(path.join(folder, 'CS-7KQ2-M4XR.json'), 'utf8'));
  expect(stored).toEqual({ ...DESIGN_REQUEST, received_at: expect.any(String) });
});

test('an invalid key, and an unknown design, are refused and not stored', async () => {
  const before = readdirSync(folder);
  expect((await send('../../x')).status).toBe(400);
  expect((await send(undefined, { ...DESIGN_REQUEST, card_slug: 'nope' })).status).toBe(400);
  expect(readdirSync(folder)).toEqual(before);
});

test('an old request is deleted when another one comes', async () => {
  await send('CS-OLD-ONE-1');
  utimesSync(path.join(folder, 'CS-OLD-ONE-1.json'), 1, 1);
  await send('CS-NEW-ONE-1');
  expect(readdirSync(folder)).toEqual(expect.not.arrayContaining(['CS-OLD-ONE-1.json']));
  expect(readdirSync(folder)).toContain('CS-NEW-ONE-1.json');
});
