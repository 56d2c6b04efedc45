import { refusePost } from './page-post.ts';

const statusOf = async (headers: Record<string, string>, body = '') =>
  (await refusePost(new Request('http://inside.test/x', { method: 'POST', headers, body }), 'https://site.test'))?.status;

/** A header that script sends with a form. */
const ACTION = { 'next-action': '7f' };

test('a form of the site is accepted', async () => {
  expect(await statusOf({ 'sec-fetch-site': 'same-origin', ...ACTION })).toBeUndefined();
});

test.each(['cross-site', 'same-site', 'none'])('Sec-Fetch-Site: %s is refused, whatever the origin', async (site) => {
  expect(await statusOf({ 'sec-fetch-site': site, origin: 'https://site.test' })).toBe(403);
});

test('without Sec-Fetch-Site the origin is that of the settings or of the request', async () => {
  expect(await statusOf({ origin: 'https://site.test', ...ACTION })).toBeUndefined();
  expect(await statusOf({ origin: 'http://localhost:3100', host: 'localhost:3100', ...ACTION })).toBeUndefined();
  for (const origin of ['https://evil.test', 'null', 'https://site.test.evil.test'])
    expect(await statusOf({ origin, host: 'site.test' })).toBe(403);
  expect(await statusOf({})).toBe(403);
});

test('a body larger than any form is refused', async () => {
  expect(await statusOf({ 'sec-fetch-site': 'same-origin', 'content-length': '65536', ...ACTION })).toBeUndefined();
  expect(await statusOf({ 'sec-fetch-site': 'same-origin', 'content-length': '65537' })).toBe(413);
});

const B = 'boundary-of-a-form-of-a-browser';
const part = 'Content-Disposition: form-data; name="name"\r\n\r\nAsha';
const action = 'Content-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n';

test.each([
  ['a form with an action', `--${B}\r\n${action}\r\n--${B}\r\n${part}\r\n--${B}--\r\n`, undefined],
  ['a form without an action', `--${B}\r\n${part}\r\n--${B}--\r\n`, 405],
  ['nothing', '', 400],
  ['no end', `--${B}\r\n${part}\r\n`, 400],
  ['another boundary', `--b\r\n${part}\r\n--b--\r\n`, 400],
  ['no disposition', `--${B}\r\n\r\nAsha\r\n--${B}--\r\n`, 400],
  ['no name', `--${B}\r\nContent-Disposition: form-data\r\n\r\nAsha\r\n--${B}--\r\n`, 400],
  ['a cut head', `--${B}\r\nContent-Disposition: form-data; name="na`, 400],
  ['text', 'name=Asha', 400],
])('a multipart body with %s', async (_name, body, status) => {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': `multipart/form-data; boundary=${B}` };
  expect(await statusOf(headers, body)).toBe(status);
});

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=b',
  `Multipart/Mixed; boundary=${B}`,
])('a body whose type is %s is refused', async (type) => {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': type };
  expect(await statusOf(headers, `--${B}\r\n${part}\r\n--${B}--\r\n`)).toBe(400);
});

test.each([{}, { 'content-type': 'text/plain' }, { 'content-type': 'application/json' }])(
  'a POST that is no form of React is not allowed, as Next would answer it with a page: %j',
  async (headers: Record<string, string>) => {
    expect(await statusOf({ 'sec-fetch-site': 'same-origin', ...headers }, 'a=b')).toBe(405);
    expect(await statusOf({ 'sec-fetch-site': 'same-origin', ...headers, ...ACTION }, 'a=b')).toBeUndefined();
  },
);

test('Next takes no server action with the type of other forms', async () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const headers of [type, { ...type, ...ACTION }])
    expect(await statusOf({ 'sec-fetch-site': 'same-origin', ...headers }, 'a=b')).toBe(405);
});

test('a form is a multipart body whose type is written as Next compares it', async () => {
  const body = `--${B}\r\n${action}\r\n--${B}--\r\n`;
  const statusWith = (type: string) =>
    statusOf({ 'sec-fetch-site': 'same-origin', 'content-type': `${type}; boundary=${B}` }, body);
  expect([await statusWith('multipart/form-data'), await statusWith('Multipart/Form-Data')]).toEqual([undefined, 405]);
});
