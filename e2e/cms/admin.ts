import { expect, type Page } from '@playwright/test';
import { CMS } from './services.ts';

const addressOf = (model: string, id: string, locale: string, pane = '') =>
  `${CMS}/admin/content-manager/collection-types/api::${model}.${model}/${id}${pane}?plugins[i18n][locale]=${locale}`;

/** Strapi's admin in a browser. */
export async function openAdmin(page: Page, email: string, password: string) {
  await page.goto(`${CMS}/admin`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').first().fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Content Manager' }).waitFor();
  await page.addInitScript(() => {
    addEventListener('click', () => document.documentElement.setAttribute('data-clicked-at', String(Date.now())), true);
  });
  /** The last click, in milliseconds since 1970: later than the test requested it. */
  const clickedAt = async () => Number(await page.locator('html').getAttribute('data-clicked-at'));

  const press = async (name: string, call: RegExp) => {
    const answered = page.waitForResponse((response) => response.request().method() !== 'GET' && call.test(response.url()));
    await page.getByRole('button', { name, exact: true }).click();
    const response = await answered;
    expect(response.ok(), `${name}: ${response.url()}`).toBe(true);
    return response;
  };

  const block = (index: number) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`[name="content.${index}.anchor"]`) })
      .first();

  return {
    /** @param id of the document, or `create` */
    open: async (model: string, id: string, locale: string): Promise<void> => {
      await page.goto(addressOf(model, id, locale));
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    },
    fill: async (name: string, text: string): Promise<void> => page.locator(`[name="${name}"]`).fill(text),
    write: async (index: number, text: string): Promise<void> => {
      const editor = block(index).locator('.CodeMirror-code[contenteditable="true"]').first();
      await editor.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    addBlock: async (kind: string): Promise<void> => {
      await page.getByRole('button', { name: 'Add a component to content' }).click();
      await page.getByRole('button', { name: kind, exact: true }).click();
    },
    openBlock: async (kind: string): Promise<void> =>
      page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${kind}`) })
        .click(),
    /** Adds the first entry of a list. */
    addEntry: async (index: number): Promise<void> =>
      block(index).getByRole('button', { name: 'No entry yet. Click to add one.' }).click(),
    /** @returns the id of the document */
    save: async (): Promise<string> => {
      const response = await press('Save', /\/content-manager\/collection-types\//);
      return (await response.json()).data.documentId;
    },
    /** @returns when it was clicked */
    publish: async (): Promise<number> => {
      await press('Publish', /\/actions\/publish/);
      return clickedAt();
    },
    /** @returns when it was clicked */
    unpublish: async (): Promise<number> => {
      await page.getByRole('button', { name: 'More document actions' }).click();
      const answered = page.waitForResponse(/\/actions\/unpublish/);
      await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click();
      expect((await answered).ok()).toBe(true);
      return clickedAt();
    },
    /** Copies the English version. */
    fillInFromEnglish: async (): Promise<void> => {
      await page.getByRole('button', { name: 'Fill in from another locale' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('combobox').click();
      await page.getByRole('option', { name: /^English/ }).click();
      await dialog.getByRole('button', { name: 'Yes, fill in' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await expect(page.locator('[name="title"]')).not.toHaveValue('');
    },
    /** @returns the frame of the preview */
    preview: async () => {
      await page.getByRole('link', { name: 'Open preview' }).click();
      return page.frameLocator('iframe[title="Preview"]');
    },
  };
}
