import { type BrowserContext, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** Fits nothing. */
const NONE = /(?!)/;

interface Options {
  /** Fits the console complaints a test provokes on purpose. One pattern: the runner takes a list of two for a value with its options. */
  expectedComplaints: RegExp;
}

function watch(page: Page, complaints: string[]) {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message} (${page.url()})`));
}

/** A test that fails on any unexpected error or warning in the browser's console, in every page that its browser opens, in contexts of its own too. */
export const test = base.extend<Options & { watched: undefined }>({
  expectedComplaints: [NONE, { option: true }],
  watched: [
    async ({ browser, context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const watchAll = (opened: BrowserContext) => {
        for (const page of opened.pages()) watch(page, complaints);
        opened.on('page', (page) => watch(page, complaints));
      };
      watchAll(context);
      browser.on('context', watchAll);
      await use(undefined);
      browser.off('context', watchAll);
      const unexpected = complaints.filter((complaint) => !expectedComplaints.test(complaint));
      base.expect(unexpected, 'the browser console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});
