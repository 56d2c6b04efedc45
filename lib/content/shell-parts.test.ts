import { LOCALES } from '#lib/i18n/locales.ts';
import { ContentError } from './client/errors.ts';
import { footer, header, messages } from './contract/documents.ts';
import { fallbackFooter, fallbackHeader, fallbackMessages } from './fallbacks.ts';
import { captureLog } from './log-capture.ts';
import { assembleShell, type ShellReaders } from './shell-parts.ts';

const good: ShellReaders = {
  header: async () => ({ top: { logo_aria_label: 'real' }, bottom: {} }),
  messages: async () => ({ no_result: 'real' }),
  footer: async () => ({ tagline: 'real' }),
};
const fails = async () => {
  throw new ContentError({ path: '/api/x', failure: 'status', status: 503 });
};

test('7 what is read is shown, nothing is logged, nothing is hurried', async () => {
  const lines = captureLog();
  const renewSoon = jest.fn();
  const shell = await assembleShell('en', good, renewSoon);
  expect([shell.header.top.logo_aria_label, shell.messages.no_result, shell.footer.tagline]).toEqual(['real', 'real', 'real']);
  expect([lines(), renewSoon.mock.calls]).toEqual([[], []]);
});

test.each(['header', 'messages', 'footer'] as const)(
  '7 a failed %s has a fallback, is logged once, and the page is renewed soon',
  async (part) => {
    const lines = captureLog();
    const renewSoon = jest.fn();
    const shell = await assembleShell('hi', { ...good, [part]: fails }, renewSoon);
    const fallbacks = { header: fallbackHeader, messages: fallbackMessages, footer: fallbackFooter };
    expect(shell[part]).toEqual(fallbacks[part]('hi'));
    expect(lines()).toEqual([
      expect.objectContaining({ event: 'content-failure', source: `${part} (hi)`, reason: expect.stringContaining('503') }),
    ]);
    expect(renewSoon).toHaveBeenCalledTimes(1);
  },
);

test.each(LOCALES)('7 the fallbacks fit the contract and can be used: %s', (locale) => {
  expect(header.parse(fallbackHeader(locale))).toEqual(fallbackHeader(locale));
  expect(messages.parse(fallbackMessages(locale))).toEqual(fallbackMessages(locale));
  expect(footer.parse(fallbackFooter(locale))).toEqual(fallbackFooter(locale));
  expect(fallbackHeader(locale).top.languages?.map(({ language_name }) => language_name)).toEqual(['English', 'हिन्दी']);
  expect(fallbackFooter(locale).copyright_notice).toContain('#year#');
});
