import { join } from 'node:path';
import { createContentService } from '#lib/content-service/service.ts';
import { page } from '#lib/contract/documents.ts';
import { ENDPOINTS, type Endpoint, type EndpointName } from '#lib/contract/endpoints.ts';
import { endpointPath } from '#lib/contract/match.ts';
import { MODELS, type Model } from '#lib/contract/models.ts';
import { LOCALES } from '#lib/i18n/locales.ts';
import { createEngine } from './engine.ts';
import { entriesOf } from './sample.ts';
import { readSampleDocuments } from './sample-documents.ts';

const PRODUCT = 'rupay';
/** How many entries of a model are compared. */
const ENTRIES_MAX = 4;
const FOLDER = join(process.cwd(), 'lib/content-service/data');
const documents = readSampleDocuments(FOLDER, PRODUCT);
const embedded = createContentService({ folder: FOLDER, product: PRODUCT });

/** The sample content as Payload returns it. */
let lastId = 0;
const newId = () => String(lastId++);
const entries = new Map(entriesOf(documents, PRODUCT, () => undefined, newId).map((model) => [model.name, model.entries]));
const submit = async () => 'CS-7KQ2-M4XR';
const engine = createEngine({
  product: PRODUCT,
  submit,
  draftToken: undefined,
  origin: 'http://cms.test',
  editUrl: (name, id) => `http://cms.test/admin/${name}/${id}`,
  findAll: async (name) =>
    (entries.get(name) ?? []).map((entry, index) => ({
      ...entry,
      id: `${name} ${index}`,
      updatedAt: '2026-05-04T00:00:00.000Z',
    })),
});

/** The slugs of the entries that an endpoint answers; one that needs none is asked without. */
function slugsFor(name: EndpointName): (string | undefined)[] {
  const { path, query }: Endpoint = ENDPOINTS[name];
  if (!path.includes('{slug}') && !('slug' in query)) return [undefined];
  const models = Object.entries(MODELS).filter(([, { endpoints }]: [string, Model]) => endpoints.includes(name));
  return models.flatMap(([model]) => (documents[model] ?? []).slice(0, ENTRIES_MAX).map(({ slug }) => String(slug)));
}

/** An answer as the site reads it, without what the service computes: ids, times of changes, types of files, slugs of pages. */
async function answerOf(service: { handle: (request: Request) => Promise<Response> }, name: EndpointName, address: string) {
  const response = await service.handle(new Request(`http://content.test${address}`));
  const body = await response.json();
  if (!response.ok) return { status: response.status };
  const { answer, envelope }: Endpoint = ENDPOINTS[name];
  const read =
    envelope === 'list'
      ? body.data.map((record: unknown) => answer.parse(record))
      : answer.parse(envelope === 'one' ? body.data : body);
  const own = new Set(['id', 'updated_at', 'mime', ...(answer === page ? ['slug'] : [])]);
  const plain = (key: string, value: unknown) => (own.has(key) ? undefined : value);
  return JSON.parse(JSON.stringify({ read, meta: body.meta }, plain));
}

/** Without the search, whose index takes seconds to make: `npm run test:cms` compares it. */
const READ = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => ENDPOINTS[name].method === 'GET' && name !== 'search');

test.each(READ)('%s is answered from the entries of a CMS as from the embedded content, in each language', async (name) => {
  const { path, envelope }: Endpoint = ENDPOINTS[name];
  for (const locale of LOCALES)
    for (const slug of slugsFor(name)) {
      const query = new URLSearchParams({ locale, ...(slug === undefined || path.includes('{slug}') ? {} : { slug }) });
      if (envelope === 'list') query.set('page_size', '50');
      const address = `${endpointPath(path, PRODUCT, slug)}?${query}`;
      expect({ address, ...(await answerOf(engine, name, address)) }).toEqual({
        address,
        ...(await answerOf(embedded, name, address)),
      });
    }
});

/** A CMS with the page `tea`, which is read when the returned functions are called, in the order of the reads. */
function slowCms() {
  const answers: ((title: string) => void)[] = [];
  const failures: (() => void)[] = [];
  const cms = createEngine({
    product: PRODUCT,
    submit,
    draftToken: undefined,
    origin: 'http://cms.test',
    editUrl: () => '',
    findAll: async (name, status) => {
      if (name !== 'page' || status !== 'published') return [];
      return new Promise((resolve, reject) => {
        answers.push((title) => resolve([{ slug: 'tea', title: { en: title }, id: 'a' }]));
        failures.push(() => reject(new Error('The database is busy.')));
      });
    },
  });
  const read = async () => (await cms.handle(new Request('http://cms.test/api/pages/tea?locale=en'))).json();
  return { answers, failures, forget: (id?: string) => cms.forget('page', id), read };
}

test.each([undefined, 'a'])('an entry that changes while entries are being read is read again (document %s)', async (id) => {
  const { answers, forget, read } = slowCms();
  const first = read();
  forget(id);
  const second = read();
  // The newer read ends first.
  answers[1]?.('New');
  answers[0]?.('Old');
  expect(await first).toMatchObject({ data: { title: expect.any(String) } });
  expect(await second).toMatchObject({ data: { title: 'New' } });
  expect(await read()).toMatchObject({ data: { title: 'New' } });
});

test('a read that fails after a newer one has ended does not undo it', async () => {
  const { answers, failures, forget, read } = slowCms();
  const first = read();
  forget();
  const second = read();
  answers[1]?.('New');
  expect(await second).toMatchObject({ data: { title: 'New' } });
  failures[0]?.();
  await expect(first).rejects.toThrow('busy');
  forget('a');
  const third = read();
  expect(answers).toHaveLength(3);
  answers[2]?.('Newest');
  expect(await third).toMatchObject({ data: { title: 'Newest' } });
});

test('a document that changes several times is read again once, when it is asked for', async () => {
  const { answers, forget, read } = slowCms();
  const first = read();
  answers[0]?.('Old');
  await first;
  for (const id of ['a', 'a']) forget(id);
  expect(answers).toHaveLength(1);
  const second = read();
  expect(answers).toHaveLength(2);
  answers[1]?.('New');
  expect(await second).toMatchObject({ data: { title: 'New' } });
});
