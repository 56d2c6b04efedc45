/** @jest-environment node */
import { settings } from '#lib/config/settings.ts';
import { pageProblems } from '#lib/content/page/page-problems.ts';
import { problemsOf } from '#lib/contract/problems/problems.ts';
import { GET } from './route.ts';

jest.mock('#lib/content/page/page-problems.ts', () => ({ pageProblems: jest.fn() }));
jest.mock('#app/service/wrong-secret.ts', () => ({
  refuseWrongSecret: async (_request: Request, _event: string, refusal: Response) => refusal,
}));

const SECRET = 'a-secret-of-enough-length';
const before = settings.PREVIEW_SECRET;
let visit: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  Object.assign(settings, { PREVIEW_SECRET: SECRET });
  visit = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('<html>'));
  jest.mocked(pageProblems).mockReset().mockResolvedValue({ problems: [], blocks: [], updatedAt: '2026-05-05T10:00:00Z' });
});
afterAll(() => void Object.assign(settings, { PREVIEW_SECRET: before }));

const ask = (query: string, headers: Record<string, string> = { authorization: `Bearer ${SECRET}` }) =>
  GET(new Request(`http://site.test/service/check?${query}`, { headers }));

test('a page that visitors get, without problems', async () => {
  const response = await ask('path=/hi/Ekaa/');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toEqual({
    path: '/hi/ekaa',
    live: true,
    status: 200,
    updated_at: '2026-05-05T10:00:00Z',
    problems: [],
  });
  expect(visit.mock.calls[0]?.[0]).toBe(`http://localhost:${settings.PORT}/hi/ekaa`);
  expect(pageProblems).toHaveBeenCalledWith('/ekaa', 'hi');
});

test('problems in words of the language, with their pointers', async () => {
  const problems = problemsOf('page', { slug: 'a', title: 'A', content: [{ __component: 'blocks.hero', slides: [] }] });
  jest.mocked(pageProblems).mockResolvedValue({ problems, blocks: [], updatedAt: undefined });
  const [english, hindi] = await Promise.all([ask('path=/a'), ask('path=/a&language=hi')]);
  expect((await english.json()).problems).toEqual([
    expect.objectContaining({
      code: 'required-list',
      dropped: '/content/0',
      place: 'Block 1, Opening slides › Slides',
      sentence: '“Slides” is empty; at least one is needed.',
    }),
  ]);
  expect((await hindi.json()).problems[0].place).toMatch(/^ब्लॉक 1/);
});

test('a redirect, a page that is not there, and one that cannot be rendered in time are not live', async () => {
  visit.mockResolvedValueOnce(new Response(null, { status: 307, headers: { location: '/new' } }));
  expect(await (await ask('path=/old')).json()).toMatchObject({ live: false, status: 307, location: '/new' });
  visit.mockResolvedValueOnce(new Response('', { status: 404 }));
  jest.mocked(pageProblems).mockResolvedValueOnce(undefined);
  expect(await (await ask('path=/gone')).json()).toEqual({ path: '/gone', live: false, status: 404, problems: [] });
  visit.mockRejectedValueOnce(new Error('too slow'));
  expect(await (await ask('path=/slow')).json()).toMatchObject({ live: false, status: 0 });
});

test('nobody asks without the secret, or for what is no page', async () => {
  expect((await ask(`path=/a&secret=${SECRET}`, {})).status).toBe(200);
  visit.mockClear();
  expect((await ask('path=/a', {})).status).toBe(401);
  expect((await ask('path=/a&secret=wrong', {})).status).toBe(401);
  for (const path of ['//elsewhere.example/', 'https://elsewhere.example/', '/api/header', '/a.pdf'])
    expect((await ask(`path=${path}`)).status).toBe(400);
  Object.assign(settings, { PREVIEW_SECRET: undefined });
  expect((await ask('path=/a')).status).toBe(404);
  expect(visit).not.toHaveBeenCalled();
});
