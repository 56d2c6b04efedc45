import { settings } from '#lib/config/settings.ts';
import { pathnameOf } from '#lib/contract/addresses.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { DEFAULT_LOCALE, LOCALES, localizePath } from '#lib/i18n/locales.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';
import { property } from '#lib/platform/property.ts';
import { isPageAddress } from '#lib/routes/page-address.ts';
import { read } from '../read/read.ts';
import { renderPages } from './render-pages.ts';

/** Names the home page in every language, and the pages of the menus in English. */
const HEADER = 'header';
/** After it the instance is ready, warm or not, in milliseconds: less than what a rolling deployment waits for. */
const WARM_MS = 60_000;

/** Every address in a value of the field `menu_link`. */
function menuLinks(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const link = property(value, 'menu_link');
  return [...(typeof link === 'string' ? [link] : []), ...Object.values(value).flatMap(menuLinks)];
}

/** The pages of `WARM_PAGES`; without a usable header only the home pages take the place of its menus. */
async function warmAddresses(): Promise<string[]> {
  const named = settings.WARM_PAGES.filter((page) => page !== HEADER);
  if (named.length === settings.WARM_PAGES.length) return named;
  const header = await read(ENDPOINTS.header, {}, DEFAULT_LOCALE);
  const links = header.status === 'ok' ? menuLinks(header.value.bottom.header_menu) : [];
  const ofMenus = links.filter(isPageAddress).map((link) => localizePath(pathnameOf(link), DEFAULT_LOCALE));
  return [...new Set([...named, ...LOCALES.map((locale) => localizePath('/', locale)), ...ofMenus])];
}

/** Started at the first call, and again at none. @returns whether the pages of `WARM_PAGES` are rendered, or the time for it is over */
export function isWarm(): boolean {
  const state = oncePerProcess('warm-up', () => {
    const started = { isOver: settings.WARM_PAGES.length === 0 };
    const end = () => {
      started.isOver = true;
    };
    if (started.isOver) return started;
    setTimeout(end, WARM_MS).unref();
    void warmAddresses()
      .then((addresses) => renderPages(addresses))
      .then(end, end);
    return started;
  });
  return state.isOver;
}
