import { LOCALES, type Locale, localizePath } from '#lib/i18n/locales.ts';
import { CONTENT_ADDRESSES } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

/** In CSS pixels. */
const VIEWPORT = { width: 390, height: 844 };
const PAGE_MAX = 6000;
const LIST_BANNER_MAX = 300;
const FIRST_ITEM_MAX = 500;
const TEXT_MIN = 12;

/** The items of the lists that open a page, by its route. */
const LISTS = new Map(
  Object.entries({
    '/credit-cards': '#cards .card-tile',
    '/debit-cards': '#cards .card-tile',
    '/msme-cards': '#cards .card-tile',
    '/prepaid-cards': '#cards .card-tile',
    '/on-the-go': '#cards .card-tile',
    '/{product}-card-studio-all-cards': '#cards article',
    '/exclusive-offers': '#offers .offer-rows > li',
    '/msme-offers': '#offers .offer-rows > li',
    '/{product}-festive-carnival': '#offers .offer-rows > li',
    '/international-offers/Discover': '#offers .offer-rows > li',
    '/international-offers/{id}': '#offers .offer-rows > li',
    '/lounges': '.lounge-row',
    '/lounges/{id}': '.lounge-row',
    '/lost-card': '#banks li',
  }),
);
const OTHER_PAGES = [
  '/credit-cards/select-credit',
  '/lounges/delhi',
  '/lost-card',
  '/contact',
  '/fraud-awareness',
  '/accessibility',
  '/legal',
  '/search?searchItem=lounge',
  '/nope',
];

/** The path of one page of each route, by route. The texts of the law are as long as they have to be. */
function pagesIn(locale: Locale): Map<string, string> {
  const pages = CONTENT_ADDRESSES.filter(
    ({ locale: own, route: { content } }) => own === locale && !(content.kind === 'document' && content.endpoint === 'legalPage'),
  );
  const paths = new Map(pages.map(({ route, path }) => [route.pattern, path]));
  for (const path of OTHER_PAGES) paths.set(path, path);
  return paths;
}

/** What a phone shows: sizes, the top of the first item of the list, and texts that are too small to read. */
function measure({ items, smallest }: { items: string | undefined; smallest: number }) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small: string[] = [];
  while (texts.nextNode()) {
    const { data, parentElement: element } = texts.currentNode as Text;
    if (data.trim() === '' || !element?.checkVisibility()) continue;
    if (Number.parseFloat(getComputedStyle(element).fontSize) < smallest) small.push(data);
  }
  return {
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
    banner: document.querySelector('.banner')?.getBoundingClientRect().height ?? 0,
    firstItem: items === undefined ? 0 : document.querySelector(items)?.getBoundingClientRect().top,
    small,
  };
}

test.use({ viewport: VIEWPORT, expectedComplaints: /status of 404/ });

for (const locale of LOCALES) {
  test(`a phone shows what each page is for in its first view, and no long page, in ${locale}`, async ({ page }) => {
    test.slow();
    for (const [route, path] of pagesIn(locale)) {
      const items = LISTS.get(route);
      await page.goto(localizePath(path, locale));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const {
        height,
        width,
        banner,
        firstItem = Number.POSITIVE_INFINITY,
        small,
      } = await page.evaluate(measure, {
        items,
        smallest: TEXT_MIN,
      });
      const problems = [
        width > VIEWPORT.width && `${width} px wide`,
        height > PAGE_MAX && `${height} px long`,
        items && banner > LIST_BANNER_MAX && `a banner of ${banner} px`,
        firstItem > FIRST_ITEM_MAX && `the first item of the list at ${firstItem} px`,
        small.length > 0 && `small texts: ${small.join(', ')}`,
      ].filter(Boolean);
      expect.soft(problems, path).toEqual([]);
    }
  });
}

test.describe('folded sections', () => {
  test.use({ javaScriptEnabled: false });
  const HELP = '/credit-cards';

  test('are opened by their titles, and by a link to them, without script', async ({ page }) => {
    await page.goto(HELP);
    const banks = page.locator('#banks');
    await expect(banks).toBeHidden();
    await page.locator('main summary').filter({ hasText: 'Banks that issue it' }).click();
    await expect(banks).toBeVisible();
    await page.goto(HELP);
    await page.getByRole('link', { name: 'Find a bank' }).first().click();
    await expect(banks).toBeInViewport();
  });

  test('are open on wide screens, with one title each', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(HELP);
    await expect(page.locator('#banks')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Banks that issue it' })).toHaveCount(1);
  });
});
