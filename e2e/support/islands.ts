import type { Locator, Page } from '@playwright/test';
import { HYDRATED_EVENT } from '#lib/browser/hydrated-event.ts';
import en from '#messages/en.json' with { type: 'json' };
import { expect } from './test.ts';

/** An island of each kind: its page, an element in it that takes the focus, and what one click on that shows. */
export const ISLANDS: readonly [
  name: string,
  address: string,
  control: (page: Page) => Locator,
  use?: (page: Page) => Promise<void>,
][] = [
  [
    'text size',
    '/faqs',
    (page) => page.getByRole('button', { name: en.fontSize.larger }),
    (page) => expect(page.locator('html')).toHaveAttribute('style', /--font-adjust:\s*0\.01rem/),
  ],
  ['search', '/search?searchItem=card', (page) => page.locator('#search-form-page input[name="searchItem"]')],
  [
    'sharing',
    '/credit-cards/select-credit',
    (page) => page.getByRole('button', { name: en.share.share, exact: true }).first(),
    // The message stays for two seconds: the usual pauses between two looks are too long for a busy machine.
    (page) => expect.poll(() => page.getByText(en.share.copied).count(), { intervals: [100] }).toBeGreaterThan(0),
  ],
  [
    'carousel',
    '/ekaa',
    (page) => page.locator('main').getByRole('button', { name: en.carousel.next }).first(),
    (page) =>
      expect
        .poll(() =>
          page
            .locator('main ul.carousel')
            .first()
            .evaluate((list) => list.scrollLeft),
        )
        .toBe(180),
  ],
  [
    'map',
    '/rupay-global',
    (page) => page.locator('.map-stage').getByRole('button', { name: 'Gulf' }),
    (page) => expect(page.locator('.map-stage')).toHaveAttribute('data-live'),
  ],
  ['form', '/rupay-card-studio-all-cards', (page) => page.locator('#design-request [name="name"]')],
];

/** Counts the hydrations of a page from its next load. @returns the count */
export async function watchHydrations(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((type) => {
    Object.assign(window, { hydrations: 0 });
    document.addEventListener(type, () => Object.assign(window, { hydrations: Reflect.get(window, 'hydrations') + 1 }));
  }, HYDRATED_EVENT);
  return () => page.evaluate(() => Number(Reflect.get(window, 'hydrations')));
}
