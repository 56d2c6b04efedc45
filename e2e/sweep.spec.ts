import { DEFAULT_LOCALE, isLocale, LOCALES, localizePath } from '#lib/i18n/locales.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { CONTENT_ADDRESSES, TEMPLATES } from './support/addresses.ts';
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
  /** Without language. */
  path: string;
  /** The pattern of the page's route, or its path. */
  route: string;
  /** Legal texts may be long. */
  isLaw?: boolean;
}

/** A page of each route, records of a kind sharing their markup, and those outside of the route table. */
const PAGES: readonly Visit[] = [
  ...new Map(
    CONTENT_ADDRESSES.map(({ route: { pattern, content }, path }) => [
      pattern,
      { path, route: pattern, isLaw: content.kind === 'document' && content.endpoint === 'legalPage' },
    ]),
  ).values(),
  ...[...OTHER_PAGES, ...SPECIAL].map((path) => ({ path, route: path })),
];
const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** Languages share markup, so a page is visited in English and two others, by turns. */
const VISITS = PAGES.flatMap((page, index) =>
  [DEFAULT_LOCALE, OTHERS[index % OTHERS.length], OTHERS[(index + 5) % OTHERS.length]].map((locale = DEFAULT_LOCALE, turn) => ({
    ...page,
    address: localizePath(page.path, locale),
    // One of the three, and of each template one page.
    isAlways: turn === index % 3 && TEMPLATES.includes(page.path),
  })),
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

for (const { address, route, isLaw, isAlways } of VISITS) {
  // One visit: a page load takes longer than a check.
  test(`2.1 ${address} has no accessibility violation, does not scroll sideways and is short on a phone`, {
    tag: isAlways ? [] : CI_ONLY,
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
