import { ContentError } from '#lib/content/client/errors.ts';
import { DESIGN_REQUEST } from '#lib/content/design-request.fixture.ts';
import type { FormState } from '#lib/content/design-request-state.ts';
import { createRateLimit } from '#lib/server/rate-limit.ts';
import { FormTokens } from './form-tokens.ts';
import { receiveDesignRequest } from './receive-request.ts';

const NOW = 1_800_000_000_000;
const tokens = new FormTokens();
const accept = jest.fn(async () => ({ reference: 'CS-2345-6789' }));
const FILLED = { ...DESIGN_REQUEST, consent: 'yes', locale: 'en', language: 'en', elapsed: '5000' };
const VALUES = { ...DESIGN_REQUEST, consent: 'yes' };
const ASK_AGAIN = { kind: 'rejected', values: VALUES, errors: [], title: 'Please check what you wrote and send it again.' };

type Options = Parameters<typeof receiveDesignRequest>[3] & { previous?: FormState; client?: string };

/** Sends a valid form with changes; `undefined` omits a field. */
function submit(fields: Record<string, string | undefined> = {}, { previous, client = '192.0.2.1', ...options }: Options = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FILLED, token: tokens.issue(NOW - 1000), ...fields }))
    if (value !== undefined) form.set(name, value);
  const given = { send: accept, keep: async () => false, limit: () => 0, tokens, now: NOW, ...options };
  return receiveDesignRequest(previous, form, client, given);
}

beforeEach(() => accept.mockClear());

test('7 a form that fits is sent once with the fields of the contract', async () => {
  expect(await submit({ admin: 'yes', locale: 'hi' })).toEqual({ kind: 'sent', reference: 'CS-2345-6789' });
  expect(accept.mock.calls).toEqual([
    [{ ...DESIGN_REQUEST, locale: 'hi' }, 'hi', expect.stringMatching(/^CS-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)],
  ]);
});

test.each([
  ['name', 'R2-D2', 'Use letters, spaces, hyphens and apostrophes, up to 100 characters.'],
  ['email', 'asha@post', 'Write it like name@example.in.'],
  ['telephone', '+91 9000', 'Use 8 to 15 digits. Spaces and a plus sign at the start are fine.'],
  ['telephone', '90-0000-0000', expect.stringContaining('Use 8 to 15 digits.')],
  ['description', 'a <b> c', 'These signs cannot be sent: < >'],
  ['description', 'a ~ c', 'This sign cannot be sent: ~'],
  ['description', 'a'.repeat(601), 'Use up to 600 characters.'],
  ['card_slug', 'no such', 'Choose one of the designs in the list.'],
  ['name', '   ', 'Required'],
  ['email', '', 'Required'],
  ['telephone', '', 'Required'],
  ['description', '', 'Required'],
  ['card_slug', '', 'Required'],
  ['consent', '', 'Required'],
])('5 %s %j is an error, the values come back, and nothing is sent', async (field, typed, text) => {
  const state = await submit({ [field]: typed });
  expect(state).toMatchObject({
    kind: 'rejected',
    errors: [{ field, text }],
    title: 'One field needs a change',
    values: { ...VALUES, [field]: typed.trim() },
  });
  expect(accept).not.toHaveBeenCalled();
});

test('5 all errors come at once, in the order of the fields and the language of the form', async () => {
  const state = await submit({ consent: undefined, email: 'x', name: '', language: 'hi' });
  expect(state).toMatchObject({
    title: '3 खानों में बदलाव चाहिए',
    errors: [{ field: 'name' }, { field: 'email', text: 'इस तरह लिखें: name@example.in' }, { field: 'consent' }],
  });
});

test('5 a line break counts as one character', async () => {
  const lines = Array.from({ length: 100 }, () => 'abcde').join('\r\n');
  expect(await submit({ description: lines })).toMatchObject({ kind: 'sent' });
});

test('a text that no browser lets anyone type comes back cut', async () => {
  const state = await submit({ description: 'a'.repeat(5000) });
  expect(state.kind === 'rejected' && state.values.description).toHaveLength(1200);
});

test('an unknown language is English', async () => {
  expect(await submit({ locale: 'xx', language: 'xx', elapsed: '0' })).toMatchObject(ASK_AGAIN);
});

describe('automated posts', () => {
  test('a filled hidden field brings the form back without it', async () => {
    expect(await submit({ website: 'https://spam.example' })).toMatchObject(ASK_AGAIN);
    expect(accept).not.toHaveBeenCalled();
  });

  test.each(['2999', '-1', '', 'soon', undefined])('a form sent %j ms after the first input comes back', async (elapsed) => {
    expect(await submit({ elapsed })).toMatchObject(ASK_AGAIN);
    expect(accept).not.toHaveBeenCalled();
  });

  test('without script the time starts when the form comes back for the first time', async () => {
    const cached = { elapsed: undefined, token: undefined };
    const first = await submit(cached);
    expect(first).toMatchObject(ASK_AGAIN);
    const early = await submit(cached, { previous: first, now: NOW + 2999 });
    expect(early).toMatchObject(ASK_AGAIN);
    const late = await submit(cached, { previous: early, now: NOW + 3000 });
    expect(late).toMatchObject({ kind: 'sent' });
  });

  test('a token is used once, and a form that could not be passed on has a new one', async () => {
    const token = tokens.issue(NOW - 5000);
    const failed = await submit({ token }, { send: async () => ({ refused: ['locale'] }) });
    expect(await submit({ token })).toMatchObject(ASK_AGAIN);
    expect(await submit({ token: undefined }, { previous: failed })).toMatchObject({ kind: 'sent' });
    expect(await submit({ token: 'invented' })).toMatchObject(ASK_AGAIN);
  });

  test('over the limit nothing is sent, and the form says when it may be', async () => {
    const limit = createRateLimit({ perClient: 1, inAll: 9, windowMs: 600_000, clientsMax: 9 });
    expect(await submit({}, { limit })).toMatchObject({ kind: 'sent' });
    expect(await submit({}, { limit, now: NOW + 61_000 })).toMatchObject({
      values: VALUES,
      title: 'Your request was not sent',
      reason: { text: expect.stringContaining('in 9 minutes.'), canRetry: false },
    });
    expect(await submit({}, { limit, client: '192.0.2.2' })).toMatchObject({ kind: 'sent' });
    expect(accept).toHaveBeenCalledTimes(2);
  });

  test('a form with errors does not count for the limit', async () => {
    const limit = jest.fn(() => 0);
    await submit({ name: '' }, { limit });
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
    [{ failure: 'timeout' as const }, 'hi', 'अनुरोध का समय समाप्त', undefined],
    [{ failure: 'connection' as const }, 'hi', 'Unkown Issue Occured', 'en'],
    [{ failure: 'shape' as const }, 'en', 'Unkown Issue Occured', undefined],
    [{ failure: 'status' as const, status: 500 }, 'en', 'An unexpected error occurred on the server.', undefined],
    [{ failure: 'status' as const, status: 503 }, 'en', 'The service is currently unavailable.', undefined],
  ])('8 %j in %s: the message of the catalogue, the values, a retry, and none of it in the log', async (...row) => {
    const [failure, language, text, lang] = row;
    const fail = async () => {
      throw new ContentError({ path: '/api/card-design-request', answer: 'Asha Nair', ...failure });
    };
    expect(await submit({ language }, { send: fail })).toMatchObject({
      values: VALUES,
      errors: [],
      reason: { text: expect.stringContaining(text), lang, canRetry: true },
    });
    expect(lines).toContain('/api/card-design-request');
    for (const typed of [DESIGN_REQUEST.name, DESIGN_REQUEST.email, DESIGN_REQUEST.telephone, DESIGN_REQUEST.description])
      expect(lines).not.toContain(typed);
  });

  test.each([
    { failure: 'timeout' as const },
    { failure: 'connection' as const },
    { failure: 'shape' as const },
    { failure: 'status' as const, status: 401 },
    { failure: 'status' as const, status: 503 },
  ])('%j: the request is kept under the reference that it was sent with, and the visitor is told so', async (failure) => {
    const send = jest.fn(async (..._given: unknown[]): Promise<{ reference: string }> => {
      throw new ContentError({ path: '/api/card-design-request', ...failure });
    });
    const keep = jest.fn(async () => true);
    const state = await submit({ locale: 'hi' }, { send, keep });
    const reference = send.mock.calls[0]?.[2];
    expect(state).toEqual({ kind: 'waiting', reference });
    expect(keep.mock.calls).toEqual([[{ reference, locale: 'hi', body: { ...DESIGN_REQUEST, locale: 'hi' } }]]);
  });

  test('a request that it would refuse again is not kept', async () => {
    const send = async () => {
      throw new ContentError({ path: '/api/card-design-request', failure: 'status', status: 400 });
    };
    const keep = jest.fn(async () => true);
    expect(await submit({}, { send, keep })).toMatchObject({ kind: 'rejected', values: VALUES });
    expect(keep).not.toHaveBeenCalled();
  });

  test('the fields that it refuses are errors', async () => {
    const state = await submit({}, { send: async () => ({ refused: ['card_slug', 'nothing'] }) });
    expect(state).toMatchObject({ errors: [{ field: 'card_slug', text: 'Choose one of the designs in the list.' }] });
  });

  test('a refusal that names no field of the form is a failure', async () => {
    const state = await submit({}, { send: async () => ({ refused: ['locale'] }) });
    expect(state).toMatchObject({ values: VALUES, reason: { text: expect.stringContaining('The request was invalid.') } });
  });

  test('any other error is thrown', async () => {
    const fail = async () => {
      throw new TypeError('ours');
    };
    await expect(submit({}, { send: fail })).rejects.toThrow('ours');
  });
});
