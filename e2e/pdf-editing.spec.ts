import { readFile } from 'node:fs/promises';
import {
  ANNOTATED,
  annotationsOf,
  download,
  drag,
  drawn,
  find,
  holdTasks,
  openDocument,
  openFitted,
  openNote,
  pressEnter,
  sheet,
  stopWriting,
  TERMS,
  take,
  takeByKeyboard,
  touch,
  way,
  writing,
} from './support/pdf.ts';
import { PICTURES } from './support/pdf-pictures.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const EDITOR = { text: '.freeTextEditor', highlight: '.highlightEditor', image: '.stampEditor', draw: '.inkEditor' };
/** Image types of the image tool. */
const IMAGE_TYPES = 'image/apng,image/avif,image/bmp,image/gif,image/jpeg,image/png,image/svg+xml,image/webp,image/x-icon';
const PICTURE = 'public/art/logos/wordmark.svg';

test('9 text that is selected is highlighted in yellow', async ({ page }) => {
  await openDocument(page, TERMS, '&page=2', 2);
  await take(page, 'Highlight');
  const box = await sheet(page, 2).getByText('Your contract is with the bank').boundingBox();
  if (!box) throw new Error('no text');
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 });
  await page.mouse.up();
  await expect(page.locator(EDITOR.highlight)).toHaveCount(1);
  const [mark, ...others] = await annotationsOf(await download(page));
  expect(others).toEqual([]);
  expect(mark).toMatchObject({ subtype: 'Highlight', page: 2 });
  expect(Array.from(mark?.color ?? [])).toEqual([255, 255, 152]);
});

test('9 a highlight over the page is 12 thick, text is of size 10, a line 1 thick', async ({ page }) => {
  await openDocument(page, TERMS);
  await expect(page.locator('.pdf-options')).toHaveCount(0);
  await take(page, 'Highlight');
  await expect(page.getByRole('slider', { name: 'Thickness' })).toHaveValue('12');
  await expect(page.getByRole('radio', { name: 'Yellow' })).toBeChecked();
  await drag(page, [0.3, 0.03], [0.6, 0.45]);
  await take(page, 'Draw');
  await expect(page.getByRole('slider', { name: 'Thickness' })).toHaveValue('1');
  await expect(page.getByRole('slider', { name: 'Opacity' })).toHaveValue('1');
  await drag(page, [0.6, 0.5], [0.8, 0.7]);
  await take(page, 'Text');
  await expect(page.getByRole('slider', { name: 'Size' })).toHaveValue('10');
  await page.locator('.pdf-container').click({ position: { x: 700, y: 330 } });
  await writing(page);
  await page.keyboard.type('My note');
  const found = await annotationsOf(await download(page));
  expect(found.map(({ subtype }) => subtype).toSorted()).toEqual(['FreeText', 'Ink', 'Ink']);
  const text = found.find(({ subtype }) => subtype === 'FreeText');
  expect(text?.contentsObj?.str).toBe('My note');
  expect(text?.defaultAppearanceData?.fontSize).toBe(10);
  const widths = found.filter(({ subtype }) => subtype === 'Ink').map(({ borderStyle }) => borderStyle?.width);
  expect(widths.toSorted((a = 0, b = 0) => a - b)).toEqual([1, 12]);
});

test('9 an image of the listed types, with the words that stand for it', async ({ page }) => {
  await openDocument(page, TERMS);
  await take(page, 'Image');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose an image' }).click(),
  ]);
  expect(await chooser.element().getAttribute('accept')).toBe(IMAGE_TYPES);
  await chooser.setFiles(PICTURE);
  const dialog = page.getByRole('dialog', { name: 'Describe the image' });
  await dialog.getByLabel('Description').fill('The wordmark');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(EDITOR.image)).toHaveCount(1);
  await page.getByRole('button', { name: 'Alt text added' }).click();
  await expect(dialog.getByLabel('Description')).toHaveValue('The wordmark');
  await page.keyboard.press('Escape');
  const path = await download(page);
  const [stamp] = await annotationsOf(path);
  expect(stamp?.subtype).toBe('Stamp');
  expect(await readFile(path, 'latin1')).toContain('/Alt (The wordmark)');
});

test('9 an image of each listed type is taken', async ({ page }) => {
  await openDocument(page, TERMS);
  await take(page, 'Image');
  const dialog = page.getByRole('dialog');
  for (const [index, [type, base64]] of Object.entries(PICTURES).entries()) {
    await test.step(type, async () => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Choose an image' }).click(),
      ]);
      await chooser.setFiles({ name: 'picture', mimeType: type, buffer: Buffer.from(base64, 'base64') });
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.locator(EDITOR.image)).toHaveCount(index + 1);
    });
  }
  const found = await annotationsOf(await download(page));
  expect(found.map(({ subtype }) => subtype)).toEqual(Object.keys(PICTURES).map(() => 'Stamp'));
});

test('2.7 undo, redo, delete; an annotation is moved and resized with the mouse', async ({ page }) => {
  await openDocument(page, TERMS);
  await take(page, 'Draw');
  await drag(page, [0.3, 0.5], [0.6, 0.7]);
  await take(page, 'Text');
  const drawing = page.locator(EDITOR.draw);
  await expect(drawing).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drawing).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(drawing).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(drawing).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(drawing).toHaveCount(1);
  await take(page, 'Draw');
  await drawing.click();
  await page.keyboard.press('Delete');
  await expect(drawing).toHaveCount(0);
  expect(await annotationsOf(await download(page))).toEqual([]);

  await drag(page, [0.4, 0.4], [0.5, 0.5]);
  await take(page, 'Text');
  await take(page, 'Draw');
  await drawing.click();
  await expect(drawing.locator('.resizer').first()).toBeVisible();
  const before = await drawing.boundingBox();
  if (!before) throw new Error('no drawing');
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 60, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await drawing.boundingBox())?.x).toBeGreaterThan(before.x + 80);
  const moved = await drawing.boundingBox();
  const corner = await drawing.locator('.resizer.bottomRight').boundingBox();
  if (!moved || !corner) throw new Error('no handle');
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
  await page.mouse.down();
  await page.mouse.move(corner.x + 150, corner.y + 150, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await drawing.boundingBox())?.width).toBeGreaterThan(moved.width + 50);
});

test('2.7 with the keyboard: write, move, change the size of the letters, delete', async ({ page }) => {
  await openDocument(page, TERMS);
  await takeByKeyboard(page, 'Text');
  await writing(page);
  await page.keyboard.type('By keyboard');
  await stopWriting(page);
  const note = page.locator(EDITOR.text);
  await expect(page.getByText('Text added')).toBeAttached();
  const before = await note.boundingBox();
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Control+ArrowDown');
  await expect.poll(async () => (await note.boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) + 10);
  await expect(page).not.toHaveURL(/page=2/);
  const size = page.getByRole('slider', { name: 'Size' });
  await size.focus();
  await expect(size).toBeFocused();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
  await expect(size).toHaveValue('20');
  const [text] = await annotationsOf(await download(page));
  expect(text?.defaultAppearanceData?.fontSize).toBe(20);
  await note.focus();
  await expect(note).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(note).toHaveCount(0);
});

test('2.7 with the keyboard: a note keeps what is typed at once, and gets its toolbar, on a slow device too', async ({
  page,
}) => {
  await openDocument(page, TERMS);
  await takeByKeyboard(page, 'Text');
  await writing(page);
  await page.keyboard.type('First');
  await stopWriting(page);
  const runTasks = await holdTasks(page);
  // Without a selection, Enter adds a note.
  await page.keyboard.press('Escape');
  await expect(page.locator('.annotationEditorLayer').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await writing(page);
  await page.keyboard.type('Sec');
  // In this task pdf.js moves the note in the reading order.
  await runTasks();
  await page.keyboard.type('ond');
  await stopWriting(page);
  await runTasks();
  await page.keyboard.press('Control+ArrowDown');
  await runTasks();
  await expect(page.locator(EDITOR.text)).toHaveText(['First', 'Second']);
  await expect(page.locator(`${EDITOR.text}.selectedEditor`).getByTitle('Remove text')).toBeVisible();
});

test('2.7 with the keyboard: a match of the search is highlighted', async ({ page }) => {
  await openDocument(page, TERMS);
  await find(page, 'lost card');
  await expect(page.getByRole('search').getByText(/^1 of/)).toBeVisible();
  await expect(page.locator('.textLayer .highlight.selected')).toBeVisible();
  await pressEnter(page, page.getByRole('button', { name: 'Highlight this match' }));
  await expect(page.locator(EDITOR.highlight)).toHaveCount(1);
  const [mark] = await annotationsOf(await download(page));
  expect(mark?.subtype).toBe('Highlight');
});

test('2.7 with the keyboard: an image is chosen, described, resized', async ({ page }) => {
  // From the start: the browser must be ready to hand over the dialog before a key opens it.
  const choosing = page.waitForEvent('filechooser');
  await openDocument(page, TERMS);
  await takeByKeyboard(page, 'Image');
  await pressEnter(page, page.getByRole('button', { name: 'Choose an image' }));
  await (await choosing).setFiles(PICTURE);
  await expect(page.getByRole('dialog').getByLabel('Description')).toBeFocused();
  await page.keyboard.type('The wordmark');
  await pressEnter(page, page.getByRole('dialog').getByRole('button', { name: 'Save' }));
  const image = page.locator(EDITOR.image);
  await expect(image).toBeFocused();
  const before = await image.boundingBox();
  await page.keyboard.press('Enter');
  await expect(image.locator('.resizer.topLeft')).toBeFocused();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Control+ArrowLeft');
  await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) + 10);
});

test('2.7 annotations that are already in the file are changed and deleted', async ({ page }) => {
  await openDocument(page, ANNOTATED);
  const before = await annotationsOf(`public${ANNOTATED}`);
  expect(before.map(({ subtype }) => subtype).toSorted()).toEqual(['FreeText', 'Highlight', 'Ink']);
  await take(page, 'Text');
  const note = page.locator(EDITOR.text);
  await expect(note).toHaveCount(1);
  await note.dblclick();
  await writing(page);
  await page.keyboard.press('End');
  await page.keyboard.type(' please');
  await stopWriting(page);
  await take(page, 'Draw');
  await page.locator(EDITOR.draw).click();
  await page.keyboard.press('Delete');
  await expect(page.locator(EDITOR.draw)).toHaveCount(0);
  const after = await annotationsOf(await download(page));
  expect(after.map(({ subtype }) => subtype).toSorted()).toEqual(['FreeText', 'Highlight']);
  expect(after.find(({ subtype }) => subtype === 'FreeText')?.contentsObj?.str).toContain('please');
});

test('2.7 annotations stay when the page is turned; it warns before they are lost, and not after the download', async ({
  page,
}) => {
  await openDocument(page, TERMS);
  await take(page, 'Draw');
  await drag(page, [0.3, 0.5], [0.6, 0.7]);
  await page.getByRole('button', { name: 'Next page' }).click();
  await drawn(page, 2);
  await expect(page.locator(EDITOR.draw)).toHaveCount(0);
  await drag(page, [0.3, 0.5], [0.6, 0.7]);
  await page.getByRole('button', { name: 'Next page' }).click();
  await drawn(page, 3);
  await page.getByRole('button', { name: 'Draw' }).click();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await drawn(page, 2);
  await expect(page.locator(EDITOR.draw)).toHaveCount(1);

  const warnings: string[] = [];
  page.on('dialog', async (dialog) => {
    warnings.push(dialog.type());
    await dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => warnings).toEqual(['beforeunload']);
  await expect(page).toHaveURL(/\/document/);
  const pages = (await annotationsOf(await download(page))).map(({ page: number }) => number);
  expect(pages).toEqual([1, 2]);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect(warnings).toHaveLength(1);
});

test('2.7 forms are filled in and kept', async ({ page }) => {
  await openDocument(page, '/documents/payment-report-form.pdf');
  const field = sheet(page, 1).locator('.annotationLayer input[type="text"]').first();
  await field.fill('Asha');
  const path = await download(page);
  await page.route('**/documents/filled.pdf', (route) => route.fulfill({ path, contentType: 'application/pdf' }));
  await openDocument(page, '/documents/filled.pdf');
  await expect(sheet(page, 1).locator('.annotationLayer input[type="text"]').first()).toHaveValue('Asha');
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('2.7 a finger draws, and does not turn the page', async ({ page }) => {
    await openFitted(page, TERMS);
    await take(page, 'Draw');
    await touch(page, way({ x: 300, y: 400 }, { x: 90, y: 420 }, 20));
    await page.getByRole('button', { name: 'Next page' }).tap();
    await drawn(page, 2);
    const [ink] = await annotationsOf(await download(page));
    expect(ink).toMatchObject({ subtype: 'Ink', page: 1 });
    expect((ink?.rect[2] ?? 0) - (ink?.rect[0] ?? 0)).toBeGreaterThan(200);
  });

  test('2.7 a finger writes, moves what it wrote, and marks', async ({ page }) => {
    await openFitted(page, TERMS);
    await take(page, 'Text');
    await page.touchscreen.tap(150, 420);
    await writing(page);
    await page.keyboard.type('By finger');
    const note = page.locator(EDITOR.text);
    await page.touchscreen.tap(300, 560);
    await expect(openNote(page)).toHaveCount(0);
    await expect(note).toHaveCount(1);
    await note.tap();
    await expect(note).toHaveClass(/selectedEditor/);
    // A browser that is too busy to ask the page scrolls by itself.
    await expect(async () => {
      const before = await note.boundingBox();
      if (!before) throw new Error('no note');
      const from = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
      await touch(page, way(from, { x: from.x + 40, y: from.y + 90 }, 12));
      await expect.poll(async () => (await note.boundingBox())?.y, { timeout: 3000 }).toBeGreaterThan(before.y + 60);
    }).toPass();
    await take(page, 'Highlight');
    // Beside the lines, where no words can be selected.
    await touch(page, way({ x: 180, y: 610 }, { x: 320, y: 616 }, 16));
    await expect(page.locator(EDITOR.highlight)).toHaveCount(1);
    const found = await annotationsOf(await download(page));
    expect(found.map(({ subtype }) => subtype).toSorted()).toEqual(['FreeText', 'Ink']);
    // Swiping once leads to the second page: no touch has turned a page before.
    await page.getByRole('button', { name: 'Next page' }).tap();
    await drawn(page, 2);
    await expect(page).toHaveURL(/page=2$/);
  });
});
