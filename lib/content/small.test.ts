import { log } from '#lib/server/log.ts';
import { breadcrumbFor } from './breadcrumbs.ts';
import { ContentError } from './client/errors.ts';
import { logDefect, logFailure } from './log.ts';
import { captureLog } from './log-capture.ts';
import { mediaUrl } from './media-url.ts';
import { linkOrDefect } from './missing-link.ts';

test('2.8 breadcrumb: last segment, dashes as underscores, lower case', () => {
  const path = [{ label: 'Global', link: undefined }];
  const header = { top: {}, bottom: {}, breadcrumbs: [{ page_key: 'Rupay_Global', path }] };
  for (const address of ['/rupay-global', '/a/Rupay-Global/', '/rupay-global?tab=1#x'])
    expect(breadcrumbFor(header, address)).toBe(path);
  for (const address of ['/', '', '/global', '/rupay-global/x']) expect(breadcrumbFor(header, address)).toEqual([]);
  expect(breadcrumbFor({ top: {}, bottom: {} }, '/a')).toEqual([]);
});

test.each([
  ['/art/a.svg', '', '/art/a.svg'],
  ['a.svg', '', '/a.svg'],
  ['/art/a.svg', '/cdn', '/cdn/art/a.svg'],
  ['art/a.svg', 'https://cdn.test', 'https://cdn.test/art/a.svg'],
  ['https://x.test/a.svg', '/cdn', 'https://x.test/a.svg'],
  ['data:image/png;base64,AA', '/cdn', 'data:image/png;base64,AA'],
])('3 media: %s with base "%s" is %s', (url, base, expected) => {
  expect(mediaUrl(url, base)).toBe(expected);
});

test('7 what a visitor searched for is in no line of the log', () => {
  const lines = captureLog();
  logDefect({ source: '/api/faq-search?search=my+private+words&locale=en', pointer: '/data/0', reason: 'is wrong' });
  logFailure(new ContentError({ path: '/api/search?searchItem=my+private+words&locale=hi', failure: 'connection' }));
  logDefect({ source: '/api/faq-details?tab=fees&locale=en', pointer: '', reason: 'is wrong' });
  expect(lines().map(({ source }) => source)).toEqual([
    '/api/faq-search?locale=en',
    '/api/search?locale=hi',
    '/api/faq-details?tab=fees&locale=en',
  ]);
});

test('2.2, 2.5 an item without a link leads to the error page and is logged once', () => {
  const lines = captureLog();
  const missing = { href: '/something-went-wrong', missing: true };
  expect([linkOrDefect(undefined, 'header menu "A"'), linkOrDefect(undefined, 'header menu "A"')]).toEqual([missing, missing]);
  expect(linkOrDefect('/cards', 'header menu "B"')).toEqual({ href: '/cards', missing: false });
  linkOrDefect(undefined, 'footer "A"');
  expect(lines().map(({ event, source, reason }) => [event, source, reason])).toEqual([
    ['invalid-content', 'header menu "A"', 'no link'],
    ['invalid-content', 'footer "A"', 'no link'],
  ]);
});

test('a line of the log is one line, and its texts are short', () => {
  const lines = captureLog();
  log('error', 'test', { reason: `a\n${'b'.repeat(1000)}` });
  expect(lines()).toEqual([{ level: 'error', event: 'test', time: expect.any(String), reason: `a\n${'b'.repeat(298)}` }]);
});
