import { withRequestId } from '#lib/observability/request-context.ts';
import { contentTransport } from '../client/transport.ts';
import { getPageDocument, missingStatus } from './page.ts';

jest.mock('../read/cache.ts', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
  revalidateSoon: async () => 0,
}));
jest.mock('../client/transport.ts', () => ({ CONTENT_ADDRESS: 'http://content.test', contentTransport: jest.fn() }));

/** The content service answers with a status; the result is the paths that it is asked for. */
function answering(status: number): string[] {
  const paths: string[] = [];
  jest.mocked(contentTransport).mockImplementation(async ({ url }) => {
    paths.push(new URL(url).pathname);
    return Response.json(status === 200 ? { data: { title: 'A', content: [] } } : {}, { status });
  });
  return paths;
}

test.each([
  ['/a-page', 404, 404],
  ['/a-page', 410, 410],
  ['/a-page', 200, undefined],
  ['/a-page', 500, undefined],
  ['/exclusive-offers/an-offer', 404, 404],
])('2.1 a page is missing when its document is: %s, %i', async (path, status, result) => {
  answering(status);
  expect(await missingStatus(path, 'en')).toBe(result);
});

test('2.1 a page without a record in its address is not looked for', async () => {
  const paths = answering(404);
  for (const path of ['', '/ekaa', '/search', '/page-not-found', '/a/b/c/d'])
    expect(await missingStatus(path, 'en')).toBeUndefined();
  expect(paths).toEqual([]);
});

test('8 one that the content service does not answer soon is rendered, and the rendering does not ask again', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  jest.mocked(contentTransport).mockReset().mockReturnValue(promise);
  await withRequestId('request-1', async () => {
    expect(await missingStatus('/a-page', 'en')).toBeUndefined();
    const document = getPageDocument('/a-page', 'en');
    resolve(Response.json({}, { status: 500 }));
    expect(await document).toMatchObject({ status: 'failed', error: { status: 500 } });
    expect(await getPageDocument('/a-page', 'en')).toMatchObject({ status: 'failed' });
  });
  expect(contentTransport).toHaveBeenCalledTimes(1);
});
