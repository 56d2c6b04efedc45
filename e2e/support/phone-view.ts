import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** In CSS pixels. */
export const PHONE = { width: 390, height: 844 };
/** A runaway page; what visitors come for is measured by came-for.spec.ts. */
const PAGE_MAX = 9500;
/** A third of it is the drawing. */
const LIST_BANNER_MAX = 410;
const FIRST_ITEM_MAX = 670;
const TEXT_MIN = 12;
/** In other languages than English and Hindi, words are longer and lines higher; the first item still begins in the first view. */
const TALLER = 1.25;
const LONGER = 1.5;

/** The list items that open a page, by its route. */
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

/** Sizes, the top of the first item of the list, and texts that are too small. */
function measure({ items, smallest }: { items: string | undefined; smallest: number }) {
  // Sections that are not laid out have an estimated height.
  for (const section of document.querySelectorAll<HTMLElement>('main section')) section.style.contentVisibility = 'visible';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small: string[] = [];
  while (texts.nextNode()) {
    const { data, parentElement: element } = texts.currentNode as Text;
    if (data.trim() === '' || !element?.checkVisibility()) continue;
    if (Number.parseFloat(getComputedStyle(element).fontSize) < smallest) small.push(data);
  }
  return {
    language: document.documentElement.lang,
    height: document.documentElement.scrollHeight,
    banner: document.querySelector('.banner')?.getBoundingClientRect().height ?? 0,
    firstItem: items === undefined ? 0 : document.querySelector(items)?.getBoundingClientRect().top,
    small,
  };
}

/**
 * Checks that the first view of a phone shows the purpose of a page, and that the page has an end. Needs the viewport `PHONE`.
 * @param route the pattern of the page's route, or its path
 */
export async function expectDensePhoneView(page: Page, route: string): Promise<void> {
  const items = LISTS.get(route);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const view = await page.evaluate(measure, { items, smallest: TEXT_MIN });
  const { language, height, banner, firstItem = Number.POSITIVE_INFINITY, small } = view;
  const [taller, longer] = language === 'en' || language === 'hi' ? [1, 1] : [TALLER, LONGER];
  const problems = [
    height > PAGE_MAX * longer && `${height} px long`,
    items && banner > LIST_BANNER_MAX * taller && `a banner of ${banner} px`,
    firstItem > FIRST_ITEM_MAX * taller && `the first item of the list at ${firstItem} px`,
    small.length > 0 && `small texts: ${small.join(', ')}`,
  ].filter(Boolean);
  expect.soft(problems).toEqual([]);
}
