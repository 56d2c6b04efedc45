/** The sitemap while a document cannot be had: it never looks whole. */
import { captureLog } from '#lib/content/client/log-capture.test-helper.ts';
import { sitemapFile } from './sitemap.ts';

const statuses = new Map<string, number>();

// Other tests make good sitemaps, which would be served here.
jest.mock('./last-good.ts', () => ({ orLastGood: (_file: string, respond: () => unknown) => respond() }));
jest.mock('#lib/content/read/cache.ts', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
  revalidateSoon: async () => 0,
}));
jest.mock('#lib/content/client/transport.ts', () => {
  const { handle } = jest.requireActual('#lib/content-service/service.ts');
  return {
    CONTENT_ADDRESS: 'http://content.test',
    contentTransport: async (request: Request) => {
      const status = statuses.get(new URL(request.url).pathname);
      return status === undefined ? handle(request) : new Response('{}', { status });
    },
  };
});

beforeEach(() => {
  statuses.clear();
  captureLog();
});

test('2.11 a document among the first that fails: the sitemap is asked for again later', async () => {
  statuses.set('/api/home-page', 500);
  const answer = await sitemapFile('pages.xml');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
});

test('2.11 a document further on that fails breaks the connection', async () => {
  statuses.set('/api/pages/ekaa', 500);
  const answer = await sitemapFile('pages.xml');
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('/api/pages/ekaa');
});

test.each([404, 410])('2.11 a document that is not there (%i) is in no sitemap, and the others are', async (status) => {
  statuses.set('/api/pages/ekaa', status);
  const xml = await (await sitemapFile('pages.xml')).text();
  expect(xml).toContain('/faqs</loc>');
  expect(xml).not.toContain('/ekaa</loc>');
});
