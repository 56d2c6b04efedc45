import { ContentError } from '#lib/content/client/errors.ts';
import { WISH } from '#lib/content/design-request.fixture.ts';
import { createRateLimit } from '#lib/security/rate-limit.ts';
import type { FormState } from './form-state.ts';
import { receiveDesignRequest } from './receive.ts';
import { FILLED, formRequest, NOW, startCookie } from './request.fixture.ts';
import { readState } from './state-cookie.ts';

const taken = jest.fn(async () => ({ reference: 'CS-2345-6789' }));
const free = () => 0;
/** No page can be had: every answer leads to it. */
const show = async () => undefined;

function stateOf(response: Response): FormState | undefined {
  const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]?.split(/=(.*)/s, 2) ?? []);
  return readState((name) => cookies.find(([own]) => own === name)?.[1]);
}

async function send(fields: Record<string, string> = {}, headers: Record<string, string> = {}, options = {}) {
  const response = await receiveDesignRequest(formRequest(fields, headers), {
    send: taken,
    limit: free,
    show,
    now: NOW,
    ...options,
  });
  return { response, state: stateOf(response), cookies: response.headers.getSetCookie() };
}

beforeEach(() => taken.mockClear());

test('7 a form that fits is sent once with the fields of the contract, and leads back to its page with the reference', async () => {
  const { response, state } = await send({ admin: 'yes', locale: 'hi' });
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/hi/rupay-card-studio-all-cards?tab=kolam&card=kolam-dawn#request-outcome',
  ]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(state).toEqual({ kind: 'sent', asked: 'kolam-dawn', reference: 'CS-2345-6789' });
  expect(taken.mock.calls).toEqual([[{ ...WISH, locale: 'hi' }, 'hi']]);
});

test('the outcome is in a cookie of the page, for ten minutes, that no script and no other site sees', async () => {
  const { cookies } = await send();
  expect(cookies[0]).toMatch(
    /^designRequest=[\w-]+; Path=\/rupay-card-studio-all-cards; Max-Age=600; HttpOnly; SameSite=Strict; Secure$/,
  );
  const plain = await send({}, { 'x-forwarded-proto': 'http' });
  expect(plain.cookies[0]).not.toContain('Secure');
});

test.each([
  ['name', 'R2-D2', 'invalid'],
  ['email', 'asha@post', 'invalid'],
  ['telephone', '+91 9000', 'invalid'],
  ['telephone', '1234567', 'invalid'],
  ['description', 'a <b> c', 'invalid'],
  ['description', 'a'.repeat(601), 'invalid'],
  ['card_slug', 'no such', 'invalid'],
  ['name', '   ', 'required'],
  ['email', '', 'required'],
  ['telephone', '', 'required'],
  ['description', '', 'required'],
  ['card_slug', '', 'required'],
  ['consent', '', 'required'],
])('5 %s %j is told beside the field as %s, all that was typed is kept, and nothing is sent', async (field, typed, fault) => {
  const { state } = await send({ [field]: typed });
  expect(state).toEqual({
    kind: 'errors',
    asked: 'kolam-dawn',
    errors: { [field]: fault },
    values: { ...WISH, [field]: field === 'consent' ? false : typed.trim() },
  });
  expect(taken).not.toHaveBeenCalled();
});

describe('5 a browser that keeps no cookies', () => {
  const page = jest.fn(async (_address: string, _cookies: readonly string[]): Promise<string | undefined> => '<p>page</p>');
  beforeEach(() => page.mockClear());
  const withoutCookies = { cookie: '' };

  test('gets the page with what came of its form at once, and only for itself', async () => {
    const { response, cookies } = await send({}, withoutCookies, { show: page });
    expect([response.status, response.headers.get('location'), await response.text()]).toEqual([200, null, '<p>page</p>']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const [address, lines] = page.mock.calls[0] ?? [];
    expect(address).toBe('/rupay-card-studio-all-cards?tab=kolam&card=kolam-dawn');
    expect(lines).toEqual(cookies.filter((line) => !line.startsWith('designRequestStart=')));
  });

  test('sends the form by the time that the page put into it, and sees the reference', async () => {
    const { state } = await send({}, withoutCookies, { show: page });
    expect([state?.kind, taken.mock.calls.length]).toEqual(['again', 0]);
    const start = state?.start ?? '';
    const second = await send({ start }, withoutCookies, { show: page, now: NOW + 3000 });
    expect([second.response.status, second.state?.kind]).toEqual([200, 'sent']);
    const early = await send({ start }, withoutCookies, { show: page, now: NOW + 2000 });
    expect([early.state?.kind, early.state?.start]).toEqual(['again', start]);
    const forged = await send({ start: `${NOW - 9000}.abc` }, withoutCookies, { show: page });
    expect(forged.state?.kind).toBe('again');
  });

  test('is led to the page when this server cannot be asked for it', async () => {
    expect((await send({}, withoutCookies)).response.status).toBe(303);
  });

  test('is told apart from one that keeps them, which is always led to the page', async () => {
    const { response, state } = await send({ name: '' }, {}, { show: page });
    expect([response.status, state?.start]).toEqual([303, undefined]);
    expect(page).not.toHaveBeenCalled();
  });
});

test('5 every field that does not fit is told at once', async () => {
  const { state } = await send({ name: '', email: 'x', consent: '' });
  expect(state?.kind === 'errors' && state.errors).toEqual({ name: 'required', email: 'invalid', consent: 'required' });
});

test('5 line breaks of a browser count as one character', async () => {
  const lines = Array.from({ length: 100 }, () => 'abcde').join('\r\n');
  expect((await send({ description: lines })).state?.kind).toBe('sent');
});

describe('automated posts', () => {
  test('what fills the hidden field is asked to look again, without the field, and nothing is lost', async () => {
    expect((await send({ website: 'https://spam.example' })).state).toEqual({ kind: 'again', asked: 'kolam-dawn', values: WISH });
    expect(taken).not.toHaveBeenCalled();
  });

  test.each([
    ['sooner than three seconds', () => startCookie(NOW - 2999)],
    ['without a start', () => ''],
    ['with a forged start', () => `designRequestStart=${NOW - 9000}.abc`],
    ['with a start of the future', () => startCookie(NOW + 1)],
    ['with a start of yesterday', () => startCookie(NOW - 86_400_000)],
  ])('a form sent %s comes back filled', async (_name, cookie) => {
    expect((await send({}, { cookie: cookie() })).state).toMatchObject({ kind: 'again', asked: 'kolam-dawn', values: WISH });
    expect(taken).not.toHaveBeenCalled();
  });

  test('the second send passes, because the first one started its time', async () => {
    const first = await send({}, { cookie: '' });
    const start = first.cookies.find((line) => line.startsWith('designRequestStart='))?.split(';', 1)[0] ?? '';
    expect((await send({}, { cookie: start }, { now: NOW + 3000 })).state?.kind).toBe('sent');
  });

  test('over the limit nothing is sent, and the page says when it may be', async () => {
    const limit = createRateLimit({ perClient: 1, inAll: 9, windowMs: 600_000, clientsMax: 9 });
    const asha = { 'x-forwarded-for': '192.0.2.1' };
    expect((await send({}, asha, { limit })).state?.kind).toBe('sent');
    const { state } = await send({}, asha, { limit, now: NOW + 61_000 });
    expect(state).toEqual({ kind: 'limit', asked: 'kolam-dawn', values: WISH, minutes: 9 });
    expect((await send({}, { 'x-forwarded-for': '192.0.2.2' }, { limit })).state?.kind).toBe('sent');
    expect(taken).toHaveBeenCalledTimes(2);
  });

  test('a form with errors costs nothing of the limit', async () => {
    const limit = jest.fn(free);
    await send({ name: '' }, {}, { limit });
    expect(limit).not.toHaveBeenCalled();
  });
});

describe('the content service', () => {
  let lines = '';
  beforeEach(() => {
    lines = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
      lines += String(line);
      return true;
    });
  });

  test.each([
    [{ failure: 'timeout' as const }, 'timeout'],
    [{ failure: 'connection' as const }, 'unknown'],
    [{ failure: 'status' as const, status: 500 }, '500'],
    [{ failure: 'status' as const, status: 503 }, '503'],
    [{ failure: 'shape' as const }, 'unknown'],
  ])('8 when it fails with %j all is kept, the catalogue says why, and no word of it is in the log', async (failure, message) => {
    const broken = async () => {
      throw new ContentError({ path: '/api/card-design-request', answer: 'Asha Nair', ...failure });
    };
    const { state } = await send({}, {}, { send: broken });
    expect(state).toEqual({ kind: 'failed', asked: 'kolam-dawn', values: WISH, message });
    expect(lines).toContain('/api/card-design-request');
    for (const typed of [FILLED.name, FILLED.email, FILLED.telephone, FILLED.description]) expect(lines).not.toContain(typed);
  });

  test('what it does not take is told beside the fields', async () => {
    const { state } = await send({}, {}, { send: async () => ({ refused: ['card_slug', 'nothing'] }) });
    expect(state?.kind === 'errors' && state.errors).toEqual({ card_slug: 'invalid' });
  });

  test('a refusal that names no field of the form is a failure', async () => {
    const { state } = await send({}, {}, { send: async () => ({ refused: ['locale'] }) });
    expect(state).toMatchObject({ kind: 'failed', message: '400', values: WISH });
  });

  test('a defect of our own is not hidden', async () => {
    const defect = async () => {
      throw new TypeError('ours');
    };
    await expect(send({}, {}, { send: defect })).rejects.toThrow('ours');
  });
});

test.each([
  ['from another site', { 'sec-fetch-site': 'cross-site' }, {}, 403],
  ['from a sibling site', { 'sec-fetch-site': 'same-site' }, {}, 403],
  ['in another type', { 'content-type': 'multipart/form-data; boundary=x' }, {}, 415],
  ['that is too large', {}, { description: 'a'.repeat(30_000) }, 413],
  ['for a language there is not', {}, { locale: 'xx' }, 400],
])('a post %s is refused', async (_name, headers, fields, status) => {
  const { response, cookies } = await send(fields, headers);
  expect([response.status, cookies]).toEqual([status, []]);
  expect(taken).not.toHaveBeenCalled();
});
