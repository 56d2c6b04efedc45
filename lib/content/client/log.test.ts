import { log } from '#lib/observability/log.ts';
import { ContentError } from './errors.ts';
import { logDefect, logFailure } from './log.ts';
import { captureLog } from './log-capture.test-helper.ts';

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

test('a line of the log is one line, and its texts are short', () => {
  const lines = captureLog();
  log('error', 'test', { reason: `a\n${'b'.repeat(1000)}` });
  expect(lines()).toEqual([{ level: 'error', event: 'test', time: expect.any(String), reason: `a\n${'b'.repeat(298)}` }]);
});
