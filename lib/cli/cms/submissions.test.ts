import { DESIGN_REQUEST } from '#lib/content/design-request.fixture.ts';
import { SUBMISSIONS_MAX } from '#lib/content-service/create-service.ts';
import type { DesignRequest } from '#lib/contract/records/design-request.ts';
import { createSubmissions } from './submissions.ts';

const KEY = 'CS-7KQ2-M4XR';

/** A table whose rows are stored a moment later, with unique references. */
function table() {
  const rows = new Map<string, DesignRequest>();
  const add = async (reference: string, body: DesignRequest) => {
    await Promise.resolve();
    if (rows.has(reference)) throw new Error('The reference is taken.');
    rows.set(reference, body);
  };
  return { rows, has: async (reference: string) => rows.has(reference), count: async () => rows.size, add };
}

test('a request is stored once under its key, also when it is sent twice at the same time', async () => {
  const { rows, ...store } = table();
  const submit = createSubmissions(store);
  expect(await Promise.all([submit(DESIGN_REQUEST, KEY), submit(DESIGN_REQUEST, KEY)])).toEqual([KEY, KEY]);
  expect(await submit({ ...DESIGN_REQUEST, name: 'Another' }, KEY)).toBe(KEY);
  expect([...rows]).toEqual([[KEY, DESIGN_REQUEST]]);
});

test('one without a key has a reference of its own', async () => {
  const { rows, ...store } = table();
  const submit = createSubmissions(store);
  const references = [await submit(DESIGN_REQUEST), await submit(DESIGN_REQUEST)];
  expect(references).toEqual([...rows.keys()]);
  expect(new Set(references).size).toBe(2);
});

test('when there are too many, nothing is stored, and what is stored is answered as before', async () => {
  const { rows, ...store } = table();
  const submit = createSubmissions({ ...store, count: async () => SUBMISSIONS_MAX });
  rows.set(KEY, DESIGN_REQUEST);
  expect([await submit(DESIGN_REQUEST), await submit(DESIGN_REQUEST, KEY)]).toEqual([undefined, KEY]);
  expect(rows.size).toBe(1);
});

test('the error of a database is passed on without what was sent', async () => {
  const cause = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
  const add = async (_reference: string, { name, email }: DesignRequest) => {
    throw new Error(`Failed query: insert into submissions\nparams: ${name}, ${email}`, { cause });
  };
  const submit = createSubmissions({ ...table(), add });
  const error: unknown = await submit(DESIGN_REQUEST, KEY).catch((thrown) => thrown);
  expect(error).toEqual(new Error(`The request ${KEY} could not be stored: SQLITE_BUSY`));
  expect(`${(error as Error).stack}`).not.toContain(DESIGN_REQUEST.email);
  expect((error as Error).cause).toBeUndefined();
});
