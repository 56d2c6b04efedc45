import { expect, type Page } from '@playwright/test';
import { CMS, SITE } from './services.ts';

const addressOf = (model: string, id: string, locale: string) => `${CMS}/admin/collections/${model}/${id}?locale=${locale}`;
/** The id of a field in the form: `content.0.title` is `field-content__0__title`. */
const fieldId = (path: string) => `#field-${path.replaceAll('.', '__')}`;

/** The CMS's admin in a browser. */
export async function openAdmin(page: Page, email: string, password: string) {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    // The pages in the frame have tests of their own.
    if (message.type() === 'error' && !message.location().url.startsWith(SITE)) errors.push(message.text());
  });
  await page.goto(`${CMS}/admin/login`);
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`${CMS}/admin`);
  await page.addInitScript(() => {
    addEventListener('click', () => document.documentElement.setAttribute('data-clicked-at', String(Date.now())), true);
  });
  /** The last click, in milliseconds since 1970: later than the test requested it. */
  const clickedAt = async () => Number(await page.locator('html').getAttribute('data-clicked-at'));
  const saved = () => page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());

  /** @param id of a block or a row */
  const openRow = async (id: string): Promise<void> => {
    const toggle = page.locator(`#${id} .collapsible__toggle`).first();
    await toggle.waitFor();
    if (/collapsed/.test((await toggle.getAttribute('class')) ?? '')) await toggle.click();
  };

  return {
    /** The origins that were asked for anything. */
    hosts,
    open: async (model: string, id: string, locale: string): Promise<void> => {
      await page.goto(addressOf(model, id, locale));
      await page.locator('#action-save').waitFor();
    },
    /** Opens the form of a new entry, which is saved as a draft at once. @returns its id */
    create: async (model: string): Promise<string> => {
      await page.goto(`${CMS}/admin/collections/${model}/create`);
      await page.waitForURL(new RegExp(`/collections/${model}/\\d+`));
      await page.locator('#action-save').waitFor();
      return /\/(\d+)(?:\?|$)/.exec(page.url())?.[1] ?? '';
    },
    fill: async (path: string, text: string): Promise<void> => page.locator(fieldId(path)).fill(text),
    /** Adds a block at the end, and opens it. */
    addBlock: async (kind: string): Promise<void> => {
      const rows = page.locator('[id^="content-row-"]');
      const before = await rows.count();
      await page.locator('#field-content > .blocks-field__drawer-toggler').click();
      await page
        .locator('.blocks-drawer__block .thumbnail-card', { hasText: new RegExp(`^${kind}$`) })
        .first()
        .click();
      await rows.nth(before).waitFor();
      await openRow(`content-row-${before}`);
    },
    /** Adds the first row to a list inside of a block, and opens it. */
    addRow: async (path: string): Promise<void> => {
      await page.locator(`${fieldId(path)} > .array-field__add-row`).click();
      await openRow(`${path.replaceAll('.', '-')}-row-0`);
    },
    openBlock: async (index: number): Promise<void> => openRow(`content-row-${index}`),
    /** Waits until what was typed is saved as a draft. */
    saved: async (): Promise<void> => {
      await saved();
    },
    /** The list of problems above the form. */
    problems: () => page.locator('.problems'),
    publish: async (): Promise<number> => {
      await Promise.all([saved(), page.locator('#action-save').click()]);
      return clickedAt();
    },
    /** Tries to publish what has faults. @returns the messages at the fields */
    publishInVain: async (): Promise<string[]> => {
      const refused = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.status() === 400);
      await page.locator('#action-save').click();
      await refused;
      await page.locator('.payload-toast-container .toast-error').first().waitFor();
      return page.locator('.field-type.error .tooltip-content, .field-error').allTextContents();
    },
    unpublish: async (): Promise<number> => {
      await page.locator('.doc-controls__popup button').first().click();
      await page.locator('#action-unpublish').click();
      await Promise.all([saved(), page.locator('#confirm-action').click()]);
      return clickedAt();
    },
    /** Shows the site beside the form, where Payload remembers it from entry to entry. @returns its frame */
    preview: async () => {
      const toggler = page.locator('#live-preview-toggler');
      await toggler.waitFor();
      if (!/--active/.test((await toggler.getAttribute('class')) ?? '')) await toggler.click();
      return page.frameLocator('#live-preview-iframe');
    },
    /** Chooses the language of the admin, which the account keeps. */
    chooseLanguage: async (name: string): Promise<void> => {
      await page.goto(`${CMS}/admin/account`);
      await page.locator('#language-select').click({ force: true });
      await page.getByRole('option', { name, exact: true }).click();
      await page.locator('html:not([lang="en"])').waitFor();
    },
    /** No error in the console but the answer to what was published in vain, and a page of the preview that is left before it is shown. */
    expectNoErrors: (): void => {
      expect(errors.filter((text) => !/status of 400|Transition was skipped/.test(text))).toEqual([]);
    },
    expectNoOtherHosts: (site: string): void => {
      expect([...hosts].filter((origin) => origin !== CMS && origin !== site && !origin.startsWith('blob'))).toEqual([]);
    },
  };
}
