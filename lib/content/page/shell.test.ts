import { footer, header, messages } from '#lib/contract/documents.ts';
import { LOCALES } from '#lib/i18n/locales.ts';
import { captureLog } from '../client/log-capture.test-helper.ts';
import { contentTransport } from '../client/transport.ts';
import { revalidateSoon } from '../read/cache.ts';
import { fallbackFooter, fallbackHeader, fallbackMessages, getShell } from './shell.ts';

const real = { top: {}, bottom: { header_menu: [{ menu_label: 'real', menu: [] }] }, no_result: 'real', tagline: 'real' };
const fallbacks = { header: fallbackHeader, messages: fallbackMessages, footer: fallbackFooter };

jest.mock('../read/cache.ts', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
  revalidateSoon: jest.fn(),
}));
jest.mock('../client/transport.ts', () => ({ CONTENT_ADDRESS: 'http://content.test', contentTransport: jest.fn() }));

/** The content service answers, but for one path. */
function service(failing = '') {
  jest.mocked(contentTransport).mockImplementation(async ({ url }) => {
    const status = new URL(url).pathname === failing ? 500 : 200;
    return Response.json(real, { status });
  });
}

beforeEach(() => jest.mocked(revalidateSoon).mockReset());

const LANGUAGE_NAMES = ['English', 'हिन्दी', 'বাংলা', 'मराठी', 'తెలుగు', 'தமிழ்', 'ગુજરાતી', 'اردو', 'ಕನ್ನಡ', 'ଓଡ଼ିଆ', 'മലയാളം', 'ਪੰਜਾਬੀ'];

test('7 header, messages and footer of the content service are used', async () => {
  const lines = captureLog();
  service();
  const shell = await getShell('en');
  expect([shell.header.bottom.header_menu?.[0]?.menu_label, shell.messages.no_result, shell.footer.tagline]).toEqual([
    'real',
    'real',
    'real',
  ]);
  expect([lines(), jest.mocked(revalidateSoon).mock.calls]).toEqual([[], []]);
});

test.each(['header', 'messages', 'footer'] as const)(
  '7 a failed %s has a fallback, is logged once, and the page is rendered again soon',
  async (part) => {
    const lines = captureLog();
    service(`/api/${part}`);
    expect((await getShell('hi'))[part]).toEqual(fallbacks[part]('hi'));
    expect(lines()).toEqual([
      expect.objectContaining({
        event: 'content-request-failed',
        source: `/api/${part}?locale=hi`,
        reason: expect.stringContaining('500'),
      }),
    ]);
    expect(revalidateSoon).toHaveBeenCalledTimes(1);
  },
);

test.each(LOCALES)('7 the fallbacks are valid: %s', (locale) => {
  expect(header.parse(fallbackHeader(locale))).toEqual(fallbackHeader(locale));
  expect(messages.parse(fallbackMessages(locale))).toEqual(fallbackMessages(locale));
  expect(footer.parse(fallbackFooter(locale))).toEqual(fallbackFooter(locale));
  expect(fallbackHeader(locale).top.languages?.map(({ language_name }) => language_name)).toEqual(LANGUAGE_NAMES);
  expect(fallbackFooter(locale).copyright_notice).toContain('#year#');
});
