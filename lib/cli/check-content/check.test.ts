/** @jest-environment node */

import { handle } from '#lib/content-service/service.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { checkContent, passes } from './check.ts';
import { embeddedEntries } from './entries.ts';

/** Two languages: the other ten read the same documents. */
const locales = ['en', 'hi'] as const;
const options = { locales, address: 'http://content.test', product: 'rupay', limits: { timeoutMs: 5000, maxBytes: 500_000 } };

/** The embedded service, whose answers to some paths are replaced. */
const withFaults = (faults: Record<string, (response: Response) => Response | Promise<Response>>) => (request: Request) =>
  handle(request).then((response) => (faults[new URL(request.url).pathname] ?? ((same) => same))(response));

test('the site can run on the embedded service: nothing is to be said, every endpoint is asked', async () => {
  const entries = embeddedEntries('lib/content-service/data', 'rupay');
  const report = await checkContent({ ...options, transport: handle, isEmbedded: true, entries });
  expect(report.problems).toEqual([]);
  expect(report.fits).toBe(true);
  expect(report.problems).toEqual([]);
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
      expect.objectContaining({
        kind: 'dropped',
        pointer: '/data/0/bank_name',
        reason: 'bank “bank”, Name of the bank: “Name of the bank” cannot be “7”.',
      }),
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

test('entries are named: loops, a slug that two have, a reference and a page without a link, once for all languages', async () => {
  const withRecords = (change: (records: object[]) => object[]) => async (response: Response) => {
    const { data } = await response.json();
    const records = change(data);
    const pagination = { page: 1, page_size: 50, page_count: 1, total: records.length };
    return Response.json({ data: records, meta: { pagination } });
  };
  const report = await checkContent({
    ...options,
    transport: withFaults({
      '/api/redirects': withRecords(() => [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
        { from: '/c', to: 'javascript:1' },
        { from: '/e', to: '/no-such-page' },
      ]),
      '/api/faq-tabs': withRecords(([first = {}, ...others]) => [first, { ...first, title: 'Another' }, ...others]),
    }),
  });
  const said = (kind: string) => report.problems.filter((problem) => problem.kind === kind).map(({ reason }) => reason);
  expect(said('dropped')).toEqual([
    'redirect “/c”, New address: “javascript:1” is not a page of this site.',
    'faq-tab “Getting a card”, Name in addresses: The address getting-a-card is taken by “Another”.',
    'faq-tab “Another”, Name in addresses: The address getting-a-card is taken by “Getting a card”.',
    'redirect “/a”, New address: The redirect leads back to itself: /a → /b → /a.',
    'redirect “/b”, New address: The redirect leads back to itself: /b → /a → /b.',
  ]);
  expect(report.problems.find(({ reason }) => reason.startsWith('redirect “/b”'))).toMatchObject({ pointer: '/data/1/to' });
  expect(said('redirect')).toEqual(['redirect “/e”, New address: The redirect leads to /no-such-page, where there is no page.']);
});

test('the entries of the embedded service are those of its files, so a page is found that nothing leads to', () => {
  const entries = embeddedEntries('lib/content-service/data', 'rupay');
  expect(entries.filter(({ model }) => model === 'page').length).toBeGreaterThan(30);
  expect(entries).toContainEqual(expect.objectContaining({ model: 'page', source: 'page rupay-global' }));
});

test('strict: what is left out fails, what is only worth knowing does not', () => {
  const problem = (kind: 'dropped' | 'image') => ({ kind, source: '', pointer: '', reason: '' });
  expect(passes({ fits: true, problems: [problem('dropped')] }, true)).toBe(false);
  expect(passes({ fits: true, problems: [problem('dropped')] }, false)).toBe(true);
  expect(passes({ fits: true, problems: [problem('image')] }, true)).toBe(true);
  expect(passes({ fits: false, problems: [] }, false)).toBe(false);
});
