import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** Fits nothing. */
const NONE = /(?!)/;

interface Options {
  /** Fits the console complaints a test provokes on purpose. One pattern: the runner takes a list of two for a value with its options. */
  expectedComplaints: RegExp;
}

/** Complaints of all pages since the test began: a worker runs one test at a time. */
const complaints: string[] = [];

function watch(page: Page) {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message} (${page.url()})`));
}

function watchAll(context: BrowserContext) {
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
}

/**
 * A test that fails on any unexpected error or warning in the browser's console, in every page that its browser opens, in contexts
 * of its own too. A test that asks for no page costs no browser.
 */
export const test = base.extend<Options & { watched: undefined }, { browser: Browser }>({
  expectedComplaints: [NONE, { option: true }],
  browser: [
    async ({ browser }, use) => {
      browser.on('context', watchAll);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  watched: [
    async ({ expectedComplaints }, use) => {
      complaints.length = 0;
      await use(undefined);
      const unexpected = complaints.filter((complaint) => !expectedComplaints.test(complaint));
      base.expect(unexpected, 'the browser console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});
