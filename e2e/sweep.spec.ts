import { DEFAULT_LOCALE, isLocale, LOCALES, localizePath } from '#lib/i18n/locales.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { CONTENT_ADDRESSES, TEMPLATES, VISITED_LOCALES } from './support/addresses.ts';
import { CI_ONLY } from './support/ci-only.ts';
import { expectDensePhoneView, PHONE } from './support/phone-view.ts';
import { expect, test } from './support/test.ts';

/** Pages outside of the route table. */
const OTHER_PAGES = [
  '/credit-cards/select-credit',
  '/lounges/delhi',
  '/lost-card',
  '/contact',
  '/fraud-awareness',
  '/accessibility',
];
const SPECIAL = ['/legal', '/something-went-wrong', '/search?searchItem=lounge', '/nope'];

interface Visit {
  address: string;
  /** The pattern of the page's route, or its path. */
  route: string;
  /** Legal texts may be long. */
  isLaw?: boolean;
}

/** A page of each route in each language: records of a kind share their markup. */
const OF_EACH_ROUTE = new Map(
  CONTENT_ADDRESSES.map(({ route: { pattern, content }, locale, address }): [string, Visit] => [
    `${pattern} ${locale}`,
    { address, route: pattern, isLaw: content.kind === 'document' && content.endpoint === 'legalPage' },
  ]),
);
const OTHERS = VISITED_LOCALES.flatMap((locale) =>
  [...OTHER_PAGES, ...SPECIAL].map((path): Visit => ({ address: localizePath(path, locale), route: path })),
);
/** The templates in the languages that are not visited whole. */
const TRANSLATED = LOCALES.filter((locale) => !VISITED_LOCALES.some((code) => code === locale)).flatMap((locale) =>
  TEMPLATES.map((path): Visit => ({ address: localizePath(path, locale), route: path })),
);
const VISITS = [...OF_EACH_ROUTE.values(), ...OTHERS, ...TRANSLATED];

/** Each template in one language, by turns: languages share its markup. CI visits all. */
const OF_TEMPLATES = new Set(
  TEMPLATES.map((path, index) => localizePath(path, LOCALES[index % LOCALES.length] ?? DEFAULT_LOCALE)),
);

/** Only header and footer change at 768 px. */
const WITH_TABLET = ['/', '/hi'];
/** axe checks header and footer on these pages only. */
const WITH_SHELL = [...WITH_TABLET, '/nope', '/hi/nope'];
const SHELL = 'body > header, body > footer';
const FRAMES = 'iframe[srcdoc]';

/** Languages share markup and colours, so axe checks English on a wide screen and the others on a phone. */
function widthsOf(address: string): readonly number[] {
  if (WITH_TABLET.includes(address)) return [360, 768, 1440];
  return [isLocale(address.split('/', 2)[1]) ? 360 : 1440];
}

// The second is from axe in the frame of a cover, which runs no script.
test.use({ viewport: PHONE, expectedComplaints: /status of 404|Blocked script execution in 'about:srcdoc'/ });

for (const { address, route, isLaw } of VISITS) {
  // One visit: a page load takes longer than a check.
  test(`2.1 ${address} has no accessibility violation, does not scroll sideways and is short on a phone`, {
    tag: OF_TEMPLATES.has(address) ? [] : CI_ONLY,
  }, async ({ page }) => {
    await page.goto(address);
    if (!isLaw) await expectDensePhoneView(page, route);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    const exclude = WITH_SHELL.includes(address) ? FRAMES : `${SHELL}, ${FRAMES}`;
    for (const width of widthsOf(address)) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, { exclude });
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['/nope', '/hi/nope', '/exclusive-offers/nope']) {
    test(`2.6 ${address} opens as a page without script`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
