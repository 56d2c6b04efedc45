/** @jest-environment node */

import { handle } from '#lib/content-service/service.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { checkContent } from './check.ts';
import { contentProblems } from './problems.ts';

/** Two languages: the other ten read the same documents. */
const locales = ['en', 'hi'] as const;
const options = { locales, address: 'http://content.test', product: 'rupay', limits: { timeoutMs: 5000, maxBytes: 500_000 } };

/** The embedded service, whose answers to some paths are replaced. */
const withFaults = (faults: Record<string, (response: Response) => Response | Promise<Response>>) => (request: Request) =>
  handle(request).then((response) => (faults[new URL(request.url).pathname] ?? ((same) => same))(response));

const kindsOf = (report: Awaited<ReturnType<typeof checkContent>>) => new Set(report.problems.map(({ kind }) => kind));

test('the site can run on the embedded service: nothing is dropped, no link leads nowhere, every endpoint is asked', async () => {
  const report = await checkContent({ ...options, transport: handle });
  expect(report.fits).toBe(true);
  expect(kindsOf(report).isSubsetOf(new Set(['image', 'slow']))).toBe(true);
  expect(report.endpoints.get('offerCards')).toMatchObject({ records: expect.any(Number) });
  expect(report.endpoints.get('scanAndScoreTab')?.answers).toBeGreaterThan(0);
  const read = Object.entries(ENDPOINTS).flatMap(([name, { method }]) => (method === 'GET' ? [name] : []));
  expect([...report.endpoints.keys()].sort()).toEqual(read.sort());
});

test('what a faulty service would lose is named with its pointer', async () => {
  const report = await checkContent({
    ...options,
    transport: withFaults({
      '/api/header': () => Response.json({}, { status: 500 }),
      '/api/pages/ekaa': () => Response.json({ data: null }, { status: 404 }),
      '/api/bank-lists': async (response) => {
        const { data, meta } = await response.json();
        return Response.json({ data: [{ bank_name: 7 }, ...data], meta });
      },
      '/api/footer': async (response) => Response.json({ ...(await response.json()), tagline: 'x'.repeat(300_000) }),
      '/api/home-page': () => new Response('<html>'),
    }),
  });
  expect(report.fits).toBe(false);
  expect(report.problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'failure', source: '/api/header?locale=hi' }),
      expect.objectContaining({
        kind: 'failure',
        source: '/api/home-page?locale=en',
        reason: expect.stringContaining('not JSON'),
      }),
      expect.objectContaining({ kind: 'dropped', pointer: '/data/0', reason: expect.stringContaining('bank_name') }),
      expect.objectContaining({ kind: 'paging', source: '/api/bank-lists' }),
      expect.objectContaining({ kind: 'large', source: '/api/footer?locale=en' }),
      expect.objectContaining({ kind: 'link', reason: '/ekaa leads nowhere' }),
      expect.objectContaining({ kind: 'status', source: '/api/pages/ekaa?locale=en' }),
    ]),
  );
});

test('a count in a text that is not that of its list is named', async () => {
  const withTagline = async (response: Response) =>
    Response.json({ ...(await response.json()), tagline: 'From 400 banks, in 41 countries, at 700 lounges abroad' });
  const report = await checkContent({ ...options, transport: withFaults({ '/api/footer': withTagline }) });
  const figures = report.problems.filter(({ kind, source }) => kind === 'figure' && source === '/api/footer?locale=en');
  expect(figures.map(({ pointer, reason }) => [pointer, reason])).toEqual([
    ['/tagline', 'says 400 banks, the list has 44'],
    ['/tagline', 'says 700 lounges abroad, the list has 18'],
  ]);
});

test('images without a text, and buttons without a target', () => {
  const json = {
    data: {
      content: [
        { image: { url: '/a.svg' }, logo: { url: '/b.svg', alternative_text: '' } },
        { media: '/c.svg', buttons: [{ button_type: 'internal', button_label: 'Go', button_link: null }] },
      ],
    },
  };
  expect(contentProblems('s', json).map(({ kind, pointer }) => [kind, pointer])).toEqual([
    ['image', '/data/content/0/image'],
    ['image', '/data/content/1/media'],
    ['button', '/data/content/1/buttons/0'],
  ]);
});
