import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PrivateFiles } from '#lib/platform/private-files.ts';
import { ContentError, type Failure } from './client/errors.ts';
import { captureLog } from './client/log-capture.test-helper.ts';
import { DESIGN_REQUEST } from './design-request.fixture.ts';
import { Submissions } from './submissions.ts';

const HOUR_MS = 3_600_000;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waiting-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fail = (failure: Failure, status?: number) => new ContentError({ path: '/api/card-design-request', failure, status });
const submission = (reference: string) => ({ reference, locale: 'hi' as const, body: { ...DESIGN_REQUEST, locale: 'hi' } });
const files = (max = 10) => new PrivateFiles({ folder, max, keptFor: 30 * 24 * HOUR_MS });

/** A content service that answers in turn; at the end it stores everything. */
function service(...answers: (Error | { refused: string[] })[]) {
  return jest.fn(async (_body: unknown, _locale: string, reference: string) => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? { reference };
  });
}

test('what the content service could not store is sent when it can, the oldest first, after a restart too, and deleted then', async () => {
  const logged = captureLog();
  const away = service(fail('connection'));
  const before = new Submissions(files(), away);
  for (const reference of ['CS-0001-AAAA', 'CS-0002-AAAA']) expect(await before.keep(submission(reference))).toBe(true);
  await before.deliver();
  expect([away.mock.calls.length, readdirSync(folder).length]).toEqual([1, 2]);

  const back = service();
  await new Submissions(files(), back).deliver();
  expect(back.mock.calls).toEqual([
    [submission('').body, 'hi', 'CS-0001-AAAA'],
    [submission('').body, 'hi', 'CS-0002-AAAA'],
  ]);
  expect(readdirSync(folder)).toEqual([]);
  expect(logged().map(({ event }) => event)).toEqual([
    'submission-kept',
    'submission-kept',
    'submission-delivered',
    'submission-delivered',
  ]);
  const lines = JSON.stringify(logged());
  for (const typed of [DESIGN_REQUEST.name, DESIGN_REQUEST.email, DESIGN_REQUEST.telephone, DESIGN_REQUEST.description])
    expect(lines).not.toContain(typed);
});

test('one that is refused stays, holds no other up, and is sent again an hour later', async () => {
  const logged = captureLog();
  const send = service({ refused: ['card_slug'] });
  const submissions = new Submissions(files(), send);
  for (const reference of ['CS-0001-AAAA', 'CS-0002-AAAA']) await submissions.keep(submission(reference));
  const now = Date.now();
  await submissions.deliver(now);
  expect(readdirSync(folder)).toEqual(['CS-0001-AAAA.json']);
  expect(logged().filter(({ event }) => event === 'submission-refused')).toMatchObject([
    { reference: 'CS-0001-AAAA', reason: 'invalid: card_slug' },
  ]);
  await submissions.deliver(now + HOUR_MS - 1);
  expect(send).toHaveBeenCalledTimes(2);
  await submissions.deliver(now + HOUR_MS);
  expect([send.mock.calls.length, readdirSync(folder)]).toEqual([3, []]);
});

test('more than may wait are not kept, and neither is anything where nothing can be written', async () => {
  const logged = captureLog();
  const submissions = new Submissions(files(1), service());
  expect(await submissions.keep(submission('CS-0001-AAAA'))).toBe(true);
  expect(await submissions.keep(submission('CS-0002-AAAA'))).toBe(false);
  const nowhere = new PrivateFiles({ folder: path.join(folder, 'CS-0001-AAAA.json'), max: 9, keptFor: 1 });
  expect(await new Submissions(nowhere, service()).keep(submission('CS-0003-AAAA'))).toBe(false);
  expect(logged().map(({ event }) => event)).toEqual(['submission-kept', 'submission-not-kept', 'submission-not-kept']);
});

test('one that nobody has taken for too long is deleted, which is logged', async () => {
  const logged = captureLog();
  const submissions = new Submissions(files(), service(fail('timeout')));
  await submissions.keep(submission('CS-0001-AAAA'));
  await submissions.deliver(Date.now() + 31 * 24 * HOUR_MS);
  expect(readdirSync(folder)).toEqual([]);
  expect(logged().at(-1)).toMatchObject({ event: 'submission-expired', reference: 'CS-0001-AAAA' });
});

test('two rounds at once are one', async () => {
  captureLog();
  const send = service();
  const submissions = new Submissions(files(), send);
  await submissions.keep(submission('CS-0001-AAAA'));
  await Promise.all([submissions.deliver(), submissions.deliver()]);
  expect(send).toHaveBeenCalledTimes(1);
});
