import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** Matches nothing. */
const NONE = /(?!)/;

interface Options {
  /** Console messages that a test provokes. One pattern: Playwright takes a list of two for a value with options. */
  expectedComplaints: RegExp;
}

/** Of all pages since the test began: a worker runs one test at a time. */
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

/** Fails on unexpected errors and warnings in the console of any page, in new contexts too. Without a page it needs no browser. */
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

/** Permission to use the clipboard, which only Chromium asks for. */
export async function clipboard(
  { browserName }: { browserName: string },
  use: (permissions: string[]) => Promise<void>,
): Promise<void> {
  await use(browserName === 'chromium' ? ['clipboard-read', 'clipboard-write'] : []);
}
