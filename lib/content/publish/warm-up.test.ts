import { SETTINGS } from '#lib/config/setting-definitions.ts';
import { settings } from '#lib/config/settings.ts';
import { LOCALES } from '#lib/i18n/locales.ts';
import { read } from '../read/read.ts';
import { renderPages } from './render-pages.ts';
import { isWarm } from './warm-up.ts';

jest.mock('../read/read.ts', () => ({ read: jest.fn() }));
jest.mock('./render-pages.ts', () => ({ renderPages: jest.fn() }));

const header = {
  bottom: {
    header_menu: [
      {
        menu: [{ menu_lists: [{ menu_link: '/offers?tab=a' }, { menu_link: 'https://bank.example/' }, { menu_link: '/a.pdf' }] }],
      },
      { menu: [{ menu_lists: [{ menu_link: '/offers' }, {}] }] },
    ],
  },
};

let finish: () => void = () => undefined;
beforeEach(() => {
  globalThis.valuesOfProcess?.delete('warm-up');
  jest.mocked(renderPages).mockReset();
  jest.mocked(renderPages).mockReturnValue(new Promise((resolve) => (finish = resolve)));
});

test('the pages that are named are rendered once, and then the instance is warm', async () => {
  Object.assign(settings, { WARM_PAGES: ['header', '/hi/lounges'] });
  jest.mocked(read).mockResolvedValue({ status: 'ok', value: header } as never);
  expect([isWarm(), isWarm()]).toEqual([false, false]);
  await new Promise(setImmediate);
  const homes = LOCALES.map((locale) => (locale === 'en' ? '/' : `/${locale}`));
  expect(jest.mocked(renderPages).mock.calls).toEqual([[['/hi/lounges', ...homes, '/offers']]]);
  expect(isWarm()).toBe(false);
  finish();
  await new Promise(setImmediate);
  expect(isWarm()).toBe(true);
});

test('without a header the home pages are rendered; an instance without the setting is warm', async () => {
  Object.assign(settings, { WARM_PAGES: ['header'] });
  jest.mocked(read).mockResolvedValue({ status: 'failed' } as never);
  expect(isWarm()).toBe(false);
  await new Promise(setImmediate);
  expect(jest.mocked(renderPages).mock.calls[0]?.[0]).toHaveLength(LOCALES.length);
  globalThis.valuesOfProcess?.delete('warm-up');
  Object.assign(settings, { WARM_PAGES: [] });
  expect(isWarm()).toBe(true);
});

test.each([
  ['header', ['header']],
  ['/, /hi/lounges', ['/', '/hi/lounges']],
  ['lounges', undefined],
  ['/a?b=c', undefined],
])('WARM_PAGES=%s', (text, pages) => {
  expect(SETTINGS.WARM_PAGES.read(text)).toEqual(pages);
});
