import { uidOf } from '#lib/cms/schemas.ts';
import type { JsonObject } from '#lib/content-service/documents/localize.ts';
import { createEngine } from './engine.ts';

const TOKEN = 'a-token-of-enough-length';
type Stored = Record<'draft' | 'published', Map<string, JsonObject>>;

/** A CMS in memory: drafts and published versions of entries, by document and language. */
function createCms() {
  const stored = new Map<string, Stored>();
  const entriesOf = (uid: string): Stored => {
    const known = stored.get(uid) ?? { draft: new Map(), published: new Map() };
    stored.set(uid, known);
    return known;
  };
  const engine = createEngine({
    product: 'rupay',
    draftToken: TOKEN,
    origin: 'http://cms.test',
    findAll: async (uid, { locale, status, filters }) =>
      [...entriesOf(uid)[status]].flatMap(([key, entry]) =>
        key === `${locale} ${filters?.documentId ?? entry.documentId}` ? [entry] : [],
      ),
  });
  const change = (model: string, id: string, act: (entries: Stored) => void) => {
    act(entriesOf(uidOf(model)));
    engine.forget(uidOf(model), id);
  };
  return {
    save: (model: string, id: string, locale: string, data: JsonObject) =>
      change(model, id, ({ draft }) => draft.set(`${locale} ${id}`, { ...data, documentId: id })),
    publish: (model: string, id: string, locale: string) =>
      change(model, id, ({ draft, published }) => published.set(`${locale} ${id}`, draft.get(`${locale} ${id}`) ?? {})),
    unpublish: (model: string, id: string, locale: string) =>
      change(model, id, ({ published }) => published.delete(`${locale} ${id}`)),
    remove: (model: string, id: string, locale: string) =>
      change(model, id, ({ draft, published }) => {
        draft.delete(`${locale} ${id}`);
        published.delete(`${locale} ${id}`);
      }),
    /** Status and page title of an answer. */
    read: async (address: string, token?: string) => {
      const request = new Request(`http://content.test/api${address}`, token === undefined ? {} : { headers: { token } });
      const response = await engine.handle(request);
      const { data } = await response.json();
      return [response.status, data?.title];
    },
    redirects: async () => {
      const response = await engine.handle(new Request('http://content.test/api/redirects?locale=en'));
      return (await response.json()).data;
    },
  };
}

const page = (title: string, text: string, slug = 'monsoon-tips'): JsonObject => ({
  slug,
  title,
  content: [
    { __component: 'blocks.description', variant: 'header', title },
    { __component: 'blocks.description', title, description: text },
  ],
});

test('an editor writes a page, looks at its preview, publishes, corrects, renames, unpublishes and deletes it', async () => {
  const cms = createCms();
  const OLD = '/pages/monsoon-tips';
  const NEW = '/pages/rain-tips';
  cms.save('page', 'a', 'en', page('Monsoon tips', 'A numbr.'));
  cms.save('page', 'a', 'hi', page('बरसात के सुझाव', 'एक नंबर।'));
  expect(await cms.read(`${OLD}?locale=en`)).toEqual([404, undefined]);
  expect(await cms.read(`${OLD}?locale=en&status=draft`)).toEqual([401, undefined]);
  expect(await cms.read(`${OLD}?locale=en&status=draft`, `${TOKEN}x`)).toEqual([401, undefined]);
  expect(await cms.read(`${OLD}?locale=en&status=draft`, TOKEN)).toEqual([200, 'Monsoon tips']);
  expect(await cms.read(`${OLD}?locale=hi&status=draft`, TOKEN)).toEqual([200, 'बरसात के सुझाव']);

  cms.publish('page', 'a', 'en');
  expect(await cms.read(`${OLD}?locale=en`)).toEqual([200, 'Monsoon tips']);
  expect(await cms.read(`${OLD}?locale=hi`)).toEqual([200, 'Monsoon tips']);
  cms.publish('page', 'a', 'hi');
  expect(await cms.read(`${OLD}?locale=hi`)).toEqual([200, 'बरसात के सुझाव']);

  cms.save('page', 'a', 'en', page('Monsoon tips, corrected', 'A number.'));
  expect(await cms.read(`${OLD}?locale=en`)).toEqual([200, 'Monsoon tips']);
  cms.publish('page', 'a', 'en');
  expect(await cms.read(`${OLD}?locale=en`)).toEqual([200, 'Monsoon tips, corrected']);
  expect(await cms.read(`${OLD}?locale=hi`)).toEqual([200, 'बरसात के सुझाव']);

  // The Hindi version keeps the old slug until it is published again.
  cms.save('page', 'a', 'en', page('Rain tips', '-', 'rain-tips'));
  cms.publish('page', 'a', 'en');
  cms.save('redirect', 'r', 'en', { from: '/monsoon-tips', to: '/rain-tips', permanent: true });
  cms.publish('redirect', 'r', 'en');
  expect(await cms.read(`${OLD}?locale=en`)).toEqual([404, undefined]);
  expect(await cms.read(`${NEW}?locale=hi`)).toEqual([200, 'बरसात के सुझाव']);
  expect(await cms.redirects()).toEqual([expect.objectContaining({ from: '/monsoon-tips', to: '/rain-tips', permanent: true })]);

  for (const locale of ['en', 'hi']) cms.unpublish('page', 'a', locale);
  expect(await cms.read(`${NEW}?locale=en`)).toEqual([404, undefined]);
  expect(await cms.read(`${NEW}?locale=en&status=draft`, TOKEN)).toEqual([200, 'Rain tips']);
  for (const locale of ['en', 'hi']) cms.remove('page', 'a', locale);
  expect(await cms.read(`${NEW}?locale=en&status=draft`, TOKEN)).toEqual([404, undefined]);
});
