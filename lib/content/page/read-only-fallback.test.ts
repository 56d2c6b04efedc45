/** The read-only documents of a content service that does not list them. */
import { handle } from '#lib/content-service/service.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { isReadOnlyDocument } from './read-only-documents.ts';

const asked: URL[] = [];

jest.mock('../read/cache.ts', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
  revalidateSoon: async () => 0,
}));
jest.mock('../client/transport.ts', () => ({
  CONTENT_ADDRESS: 'http://content.test',
  contentTransport: async (request: Request) => {
    const url = new URL(request.url);
    asked.push(url);
    if (url.pathname === ENDPOINTS.readOnlyDocuments.path) return Response.json({}, { status: 404 });
    const response = await handle(request);
    if (url.pathname !== '/api/pages/ekaa') return response;
    const { data } = await response.json();
    return Response.json({ data: { ...data, locales: ['en', 'ta'] } });
  },
}));

test('2.7 pages are read in the languages in which they are written', async () => {
  expect(await isReadOnlyDocument('/documents/offer-terms-hi.pdf')).toBe(true);
  expect(await isReadOnlyDocument('/documents/lounge-directory-2026.pdf')).toBe(false);
  const ofPage = asked.filter(({ pathname }) => pathname === '/api/pages/ekaa');
  expect([...new Set(ofPage.map(({ searchParams }) => searchParams.get('locale')))]).toEqual(['en', 'ta']);
});
