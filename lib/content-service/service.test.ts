import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { captureLog } from '#lib/content/client/log-capture.test-helper.ts';
import { createContentService } from './service.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
const { handle, version } = createContentService({ folder, product: 'rupay' });

function write(file: string, document: unknown): void {
  writeFileSync(path.join(folder, file), typeof document === 'string' ? document : JSON.stringify(document));
}

beforeAll(() => {
  mkdirSync(path.join(folder, 'pages'));
  write('header.json', {
    top: {},
    bottom: {},
    breadcrumbs: [{ page_key: 'ekaa', path: [{ label: { en: 'Ekaa', hi: 'एका' } }] }],
  });
  write('home-page.json', { title: { en: 'Home', hi: 'होम' }, content: [] });
  write('pages/ekaa.json', { slug: 'ekaa', title: { en: 'Ekaa', hi: 'एका' }, content: [] });
  write('pages/product-global.json', { slug: '{product}-global', title: { en: 'Global' }, content: [] });
});

afterAll(() => rmSync(folder, { recursive: true }));

const ask = (address: string, init: RequestInit = {}) => handle(new Request(`http://c.test${address}`, init));

describe('documents', () => {
  test('7 header, home page and page, each in its envelope and language', async () => {
    expect(await (await ask('/api/header?locale=hi')).json()).toMatchObject({
      locale: 'hi',
      breadcrumbs: [{ path: [{ label: 'एका' }] }],
    });
    expect(await (await ask('/api/home-page')).json()).toMatchObject({ data: { title: 'Home', locale: 'en' } });
    expect(await (await ask('/api/pages/rupay-global?locale=hi')).json()).toMatchObject({
      data: { title: 'Global', locale: 'en' },
    });
  });

  test('an unknown but well-formed language gets English', async () => {
    const answer = await ask('/api/pages/ekaa?locale=kok');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ data: expect.objectContaining({ locale: 'en' }) }),
    ]);
  });

  test('the same answer has the same strong tag, and 304 when the caller has it', async () => {
    const first = await ask('/api/pages/ekaa');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect(first.headers.get('cache-control')).toContain('max-age=');
    for (const known of [etag, `"x", W/${etag}`, '*']) {
      const again = await ask('/api/pages/ekaa', { headers: { 'if-none-match': known } });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await ask('/api/pages/ekaa?locale=hi', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  test('HEAD has the headers and no body', async () => {
    const answer = await ask('/api/pages/ekaa', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('etag')).toBe((await ask('/api/pages/ekaa')).headers.get('etag'));
  });

  test('a changed file is seen, a half-saved one keeps its last good state', async () => {
    const lines = captureLog();
    const later = jest.spyOn(performance, 'now');
    const before = version();
    write('pages/ekaa.json', { slug: 'ekaa', title: { en: 'Ekaa, changed' }, content: [] });
    later.mockReturnValue(1e9);
    expect(await (await ask('/api/pages/ekaa')).json()).toMatchObject({ data: { title: 'Ekaa, changed' } });
    expect(version()).not.toBe(before);
    write('pages/ekaa.json', '{"slug": "ek');
    later.mockReturnValue(2e9);
    expect(await (await ask('/api/pages/ekaa')).json()).toMatchObject({ data: { title: 'Ekaa, changed' } });
    expect(lines()).toEqual([expect.objectContaining({ event: 'content-file-unreadable', file: 'ekaa.json' })]);
  });
});

describe('what is refused', () => {
  test.each([
    '/api/pages/unknown',
    '/api/pages/EKAA',
    '/api/pages/',
    '/api/pages',
    '/api/pages/ekaa/',
    '/api/pages/ekaa/more',
    '/api/pages/..%2f..%2fheader',
    '/api/pages/%2e%2e',
    '/api/pages/../../package',
    '/api/pages/ekaa%00',
    '/api/pages/__proto__',
    '/api/pages/constructor',
    `/api/pages/${'a'.repeat(129)}`,
    '/api//header',
    '/api/header.json',
    '/api/messages',
    '/',
    '/api',
    '/api/nope',
  ])('404 %s', async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ data: null, error: { status: 404, name: 'NotFound', message: expect.any(String) } });
  });

  test.each([
    ['/api/header?locale=..%2f', 'locale'],
    ['/api/header?locale=EN', 'locale'],
    ['/api/header?locale=en&locale=hi', 'locale'],
    ['/api/search?searchItem=a&page_no=0', 'page_no'],
    ['/api/search?searchItem=a&page_no=x', 'page_no'],
    ['/api/search?searchItem=a&page_no=1.5', 'page_no'],
    ['/api/search?searchItem=a&page_size=51', 'page_size'],
    ['/api/search?searchItem=a&category=../x', 'category'],
    ['/api/search?searchItem=a&type=all', 'type'],
  ])('400 %s names %s', async (address, name) => {
    const answer = await ask(address);
    const { data, error } = await answer.json();
    expect([answer.status, data, error.status, error.name]).toEqual([400, null, 400, 'BadRequest']);
    expect(error.message).toContain(name);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('405 %s says what is possible', async (method) => {
    const answer = await ask('/api/header', { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await ask('/api/nope', { method })).status).toBe(404);
  });

  test('parameters that the contract does not name change nothing', async () => {
    expect((await ask('/api/header?utm_source=x&site=a&page_size=99')).status).toBe(200);
  });
});
