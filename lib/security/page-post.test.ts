import { isForm, refusePost } from './page-post.ts';

const statusOf = async (headers: Record<string, string>, body = '') =>
  (await refusePost(new Request('http://inside.test/x', { method: 'POST', headers, body }), 'https://site.test'))?.status;

test('a form of the site is accepted', async () => {
  expect(await statusOf({ 'sec-fetch-site': 'same-origin' })).toBeUndefined();
});

test.each(['cross-site', 'same-site', 'none'])('Sec-Fetch-Site: %s is refused, whatever the origin', async (site) => {
  expect(await statusOf({ 'sec-fetch-site': site, origin: 'https://site.test' })).toBe(403);
});

test('without Sec-Fetch-Site the origin is that of the settings or of the request', async () => {
  expect(await statusOf({ origin: 'https://site.test' })).toBeUndefined();
  expect(await statusOf({ origin: 'http://localhost:3100', host: 'localhost:3100' })).toBeUndefined();
  for (const origin of ['https://evil.test', 'null', 'https://site.test.evil.test'])
    expect(await statusOf({ origin, host: 'site.test' })).toBe(403);
  expect(await statusOf({})).toBe(403);
});

test('a body larger than any form is refused', async () => {
  expect(await statusOf({ 'sec-fetch-site': 'same-origin', 'content-length': '65536' })).toBeUndefined();
  expect(await statusOf({ 'sec-fetch-site': 'same-origin', 'content-length': '65537' })).toBe(413);
});

const B = 'boundary-of-a-form-of-a-browser';
const part = 'Content-Disposition: form-data; name="name"\r\n\r\nAsha';

test.each([
  ['a form', `--${B}\r\n${part}\r\n--${B}--\r\n`, undefined],
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

test.each([
  [{}, false],
  [{ 'content-type': 'text/plain' }, false],
  [{ 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }, false],
  [{ 'content-type': 'Application/X-WWW-Form-Urlencoded' }, false],
  [{ 'content-type': `Multipart/Form-Data; boundary=${B}` }, false],
  [{ 'content-type': 'application/x-www-form-urlencoded' }, true],
  [{ 'content-type': `multipart/form-data; boundary=${B}` }, true],
  [{ 'content-type': 'text/plain;charset=UTF-8', 'next-action': '7f' }, true],
])('%j is what Next takes as a form: %s', (headers: Record<string, string>, expected) => {
  expect(isForm(new Request('http://inside.test/x', { method: 'POST', headers }))).toBe(expected);
});
