import { captureLog } from '#lib/content/client/log-capture.test-helper.ts';
import { linkOrDefect } from './content-link.tsx';

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
