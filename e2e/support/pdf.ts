import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from './test.ts';

export const DIRECTORY = '/documents/lounge-directory-2026.pdf';
export const TERMS = '/documents/credit-card-terms-en.pdf';
export const TERMS_HINDI = '/documents/credit-card-terms-hi.pdf';
export const ANNOTATED = '/documents/sample-annotated.pdf';
export const PROTECTED = '/documents/sample-protected.pdf';

/** The address of a document in the viewer. */
export function screenOf(file: string, query = ''): string {
  return `/document?file=${encodeURIComponent(file)}${query}`;
}

/** A drawn page. */
export function sheet(page: Page, number: number): Locator {
  return page.locator(`.page[data-page-number="${number}"]`);
}

/** Waits until a page and its text are drawn. */
export async function drawn(page: Page, number: number) {
  await expect(sheet(page, number).locator('canvas').first()).toBeVisible();
  await expect(sheet(page, number).locator('.textLayer')).toBeVisible();
  await expect(page.locator('.pdf-page-status')).toHaveCount(0);
}

/** Opens a document and waits for its first page. */
export async function openDocument(page: Page, file: string, query = '', number = 1) {
  await page.goto(screenOf(file, query));
  await drawn(page, number);
}

/** Opens a document as wide as the window, on a phone too. */
export async function openFitted(page: Page, file: string) {
  await openDocument(page, file);
  await page.keyboard.press('0');
  await expect(page.locator('.pdf-container')).not.toHaveAttribute('data-wide');
  await drawn(page, 1);
}

export async function unlock(page: Page, password: string) {
  const field = page.getByLabel('Password');
  await field.fill(password);
  await field.press('Enter');
}

export interface Annotation {
  subtype: string;
  rect: number[];
  color: number[] | null;
  contentsObj?: { str: string };
  defaultAppearanceData?: { fontSize: number };
  borderStyle?: { width: number };
  it?: string;
  page: number;
}

/** The annotations by page, read by another reader, without links and fields. */
export async function annotationsOf(path: string, password?: string): Promise<Annotation[]> {
  const data = new Uint8Array(await readFile(path));
  const pdf = await getDocument({ data, verbosity: 0, ...(password ? { password } : {}) }).promise;
  const found: Annotation[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const list: Annotation[] = await (await pdf.getPage(number)).getAnnotations();
    found.push(
      ...list.filter(({ subtype }) => !['Link', 'Widget', 'Popup'].includes(subtype)).map((one) => ({ ...one, page: number })),
    );
  }
  await pdf.loadingTask.destroy();
  return found;
}

/** @returns the path of the file */
export async function download(page: Page, name = 'Download with annotations'): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return await file.path();
}

function toolButton(page: Page, name: string): Locator {
  return page.getByRole('toolbar').getByRole('button', { name, exact: true });
}

/** Selects a tool and waits until it is active. */
export async function take(page: Page, name: string) {
  const tool = toolButton(page, name);
  await tool.click();
  await expect(tool).toHaveAttribute('aria-pressed', 'true');
}

/** Focuses a control and presses Enter. */
export async function pressEnter(page: Page, control: Locator) {
  await expect(control).toBeEnabled();
  await control.focus();
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Selects a tool by keyboard. */
export async function takeByKeyboard(page: Page, name: string) {
  const tool = toolButton(page, name);
  await pressEnter(page, tool);
  await expect(tool).toHaveAttribute('aria-pressed', 'true');
}

export async function find(page: Page, text: string) {
  await page.keyboard.press('Control+f');
  const field = page.getByRole('search').getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill(text);
}

/** The text of the note that is being edited. */
export function openNote(page: Page): Locator {
  return page.locator('.freeTextEditor .internal[contenteditable="true"]');
}

/** Waits until a note has the focus. */
export async function writing(page: Page) {
  await expect(openNote(page)).toBeFocused();
}

/** Finishes a note with Escape and waits until it is selected, so that keys move or delete it. */
export async function stopWriting(page: Page) {
  await page.keyboard.press('Escape');
  await expect(openNote(page)).toHaveCount(0);
  await expect(page.locator('.freeTextEditor.selectedEditor')).toBeFocused();
}

/**
 * Delays the page's zero-delay tasks, like a slow device.
 * @returns runs the delayed tasks
 */
export async function holdTasks(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const schedule = window.setTimeout.bind(window);
    const waiting: (() => void)[] = [];
    const hold = (task: () => void, delay?: number) => (delay ? schedule(task, delay) : waiting.push(task));
    Object.assign(window, { setTimeout: hold });
    window.addEventListener('run-tasks', () => {
      for (const task of waiting.splice(0)) task();
    });
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event('run-tasks')));
}

/** Drags the mouse over a part of the page, in parts of its visible area. */
export async function drag(page: Page, from: [number, number], to: [number, number]) {
  const box = await page.locator('.pdf-container').boundingBox();
  if (!box) throw new Error('the document is not shown');
  const at = ([x, y]: [number, number]): [number, number] => [box.x + x * box.width, box.y + y * box.height];
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]), { steps: 5 });
  await page.mouse.move(...at(to), { steps: 5 });
  await page.mouse.up();
}

const TOUCH_STEP_SECONDS = 0.016;

/** Moves a finger along each path; the time between points does not depend on the machine. */
export async function touch(page: Page, ...ways: { x: number; y: number }[][]) {
  test.skip(page.context().browser()?.browserType().name() !== 'chromium', 'only the protocol of Chromium has fingers that move');
  const session = await page.context().newCDPSession(page);
  const steps = Math.max(...ways.map((way) => way.length));
  const start = Date.now() / 1000;
  const timestampOf = (step: number) => start + step * TOUCH_STEP_SECONDS;
  for (let step = 0; step < steps; step += 1) {
    const touchPoints = ways.map((way, id) => ({ ...(way[step] ?? way.at(-1) ?? { x: 0, y: 0 }), id }));
    const type = step === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: timestampOf(step) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestampOf(steps) });
  await session.detach();
}

/** The points of a straight path. */
export function way(from: { x: number; y: number }, to: { x: number; y: number }, steps = 8): { x: number; y: number }[] {
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
}
