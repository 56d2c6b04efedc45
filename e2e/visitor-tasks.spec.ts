import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

interface Task {
  name: string;
  /** The page in the search engine's results, or this site's results. */
  landing: string;
  /** The addresses of the tapped links, in order: at most two. */
  taps?: readonly RegExp[];
  /** The answer, visible without another tap. */
  answer: (main: Locator) => Locator;
}

const TASKS: readonly Task[] = [
  {
    name: 'report a lost card at night',
    landing: '/lost-card?search=malwa',
    answer: (main) =>
      main
        .getByRole('listitem')
        .filter({ hasText: /Malwa|मालवा/ })
        .locator('a[href^="tel:"]'),
  },
  {
    name: 'find the number of a bank from the not-found page',
    landing: '/nope',
    taps: [/\/contact$/],
    answer: (main) => main.locator('a[href^="tel:"]').first(),
  },
  {
    name: 'enter the lounge in Hyderabad with a Platinum card',
    landing: '/lounges/hyderabad',
    answer: (main) => main.getByText(/^(?:Platinum|प्लैटिनम)/).first(),
  },
  {
    name: 'find the lounges of an airport by its code',
    landing: '/search?searchItem=BOM',
    taps: [/\/lounges\/mumbai$/],
    answer: (main) => main.getByRole('heading', { level: 1, name: /Mumbai|मुंबई/ }),
  },
  {
    name: 'complain about a failed payment',
    landing: '/contact',
    taps: [/#complaints$/],
    answer: (main) => main.getByText(/30 days|30 दिनों/).first(),
  },
  {
    name: 'set a forgotten PIN anew',
    landing: '/search?searchItem=forgot+pin',
    taps: [/\/faqs(?:\?[^#]*)?#forgot-pin$/],
    answer: (main) => main.locator('#forgot-pin p').first(),
  },
  {
    name: 'find a bank that issues the Platinum card',
    landing: '/credit-cards/platinum-credit',
    taps: [/#banks$/],
    answer: (main) => main.locator('#banks a[href^="tel:"]').first(),
  },
  {
    name: 'see what a dining offer asks for',
    landing: '/exclusive-offers?tab=dining',
    taps: [/\/exclusive-offers\/[\w-]+$/],
    answer: (main) => main.getByRole('heading', { level: 1 }),
  },
  {
    name: 'work out an instalment of ₹18,000',
    landing: '/emi-cc-upi?amount=18000&months=6&rate=15',
    answer: (main) =>
      main
        .locator('#instalments')
        .getByText(/₹3,1\d\d/)
        .first(),
  },
  {
    name: 'know what a call for a one-time password means',
    landing: '/fraud-awareness',
    answer: (main) => main.getByText(/one-time password|वन-टाइम पासवर्ड|ओटीपी/).first(),
  },
];

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, expectedComplaints: /status of 404/ });

/** Taps the first visible matching link of the content. */
async function tap(page: Page, address: RegExp): Promise<void> {
  const links = page.locator('main a:visible');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const index = hrefs.findIndex((href) => address.test(href));
  expect(index, `${page.url()} has a link to ${address}`).toBeGreaterThanOrEqual(0);
  await links.nth(index).click();
}

for (const prefix of ['', '/hi']) {
  for (const { name, landing, taps = [], answer } of TASKS) {
    test(`1 a visitor can ${name} in ${taps.length} taps, ${prefix || 'in English'}`, async ({ page }) => {
      await page.goto(prefix + landing);
      for (const address of taps) await tap(page, address);
      await expect(answer(page.locator('main'))).toBeVisible();
    });
  }
}
