import { expect, test } from './support/test.ts';

/** Pages with nearly every kind of block. */
const ADDRESSES = [
  '/',
  '/credit-cards',
  '/credit-cards?compare=platinum-credit,select-credit',
  '/select-credit-card',
  '/exclusive-offers',
  '/exclusive-offers/tulsi-table-weekday-meals',
  '/lounges',
  '/lounges/mumbai',
  '/which-card',
  '/credit-cards/classic-credit',
  '/faqs',
  '/rupay-global',
  '/emi-cc-upi',
  '/milestone',
  '/booking/airport-ride',
  '/rupay-card-studio-all-cards',
  '/rupay-scan-and-score',
  '/lost-card',
  '/legal/accident-cover',
];

test.use({ viewport: { width: 320, height: 800 } });

test('2.8 at 320 px a word of 70 letters in any text makes no page wider', async ({ page }) => {
  await page.goto('/ekaa');
  const wide = await page.evaluate(async (addresses) => {
    const main = document.querySelector('main');
    for (const address of addresses) {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      const { body } = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const part = document.createElement('div');
      part.dataset.from = address;
      part.append(...(body.querySelector('main')?.childNodes ?? []));
      main?.append(part);
    }
    for (const details of document.querySelectorAll('details')) details.open = true;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts)
      if (text.data.trim() && !text.parentElement?.closest('script, style, svg, option, noscript'))
        text.data += ` ${'W'.repeat(70)}`;

    const isClipped = (element: Element) => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement)
        if (parent !== document.documentElement && getComputedStyle(parent).overflowX !== 'visible') return true;
      return false;
    };
    const isWide = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1 && !isClipped(element);
    const found = [...document.querySelectorAll('main *')].filter(isWide);
    const names = found.map(
      (element) => `${element.closest<HTMLElement>('[data-from]')?.dataset.from} ${element.outerHTML.slice(0, 120)}`,
    );
    return { width: document.documentElement.scrollWidth, names: names.slice(0, 10) };
  }, ADDRESSES);
  expect(wide).toEqual({ width: 320, names: [] });
});
