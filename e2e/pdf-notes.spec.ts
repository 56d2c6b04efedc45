import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { smallPdf, textAt } from './documents/small-pdf.ts';
import { annotationsOf, download, openDocument, sheet, stopWriting, take, writing } from './support/pdf.ts';
import { likeness } from './support/pdf-likeness.ts';
import { isInstalled, run } from './support/programs.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const NOTE = '.freeTextEditor .internal';
const LINES = ['शुल्क की शर्तें', 'मूर्ति ₹500, क्षत्रिय'];

const PAPER = smallPdf([{ size: [600, 380], content: textAt(20, 350, 'A page to write on') }]);

async function open(page: Page, path: string) {
  await page.route('**/documents/paper.pdf', (route) => route.fulfill({ path, contentType: 'application/pdf' }));
  await openDocument(page, '/documents/paper.pdf');
}

async function write(page: Page, lines: readonly string[]) {
  await take(page, 'Text');
  await page.getByRole('slider', { name: 'Size' }).fill('20');
  await sheet(page, 1).click({ position: { x: 300, y: 300 } });
  await writing(page);
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
  await stopWriting(page);
}

/** The position of the note, as parts of the page. */
async function placeOf(page: Page) {
  const [whole, note] = [await sheet(page, 1).boundingBox(), await page.locator(NOTE).boundingBox()];
  if (!whole || !note) throw new Error('no note');
  const [across, down] = [whole.width, whole.height];
  return {
    x: (note.x - whole.x) / across,
    y: (note.y - whole.y) / down,
    width: note.width / across,
    height: note.height / down,
  };
}

test.describe('other readers draw a note in Hindi', () => {
  test.skip(!isInstalled('qpdf') || !isInstalled('pdftoppm'), 'qpdf and poppler are not on this machine');

  for (const [kind, options] of [
    ['of the older kind with a turned page', ['--object-streams=disable', '--rotate=+90']],
    ['of the newer kind with a page turned the other way', ['--object-streams=generate', '--rotate=+270']],
  ] as const) {
    test(`2.7 as the browser does, in a file ${kind}`, async ({ page }, info) => {
      await writeFile(info.outputPath('made.pdf'), PAPER);
      await run('qpdf', [...options, info.outputPath('made.pdf'), info.outputPath('paper.pdf')]);
      await open(page, info.outputPath('paper.pdf'));
      await write(page, LINES);
      await page.getByRole('toolbar').getByRole('button', { name: 'Text', exact: true }).click();
      await page.mouse.move(5, 5);
      const place = await placeOf(page);
      const seen = await page.locator(NOTE).screenshot();
      const path = await download(page);

      await run('qpdf', ['--check', path]);
      // In small pixels: poppler rounds the position of a picture up.
      const { stderr } = await run('pdftoppm', ['-r', '432', '-singlefile', '-png', path, info.outputPath('drawn')]);
      expect(stderr).toBe('');
      const drawn = await readFile(info.outputPath('drawn.png'));
      const { ink, shape } = await likeness(page, seen, drawn, place);
      expect(ink).toBeGreaterThan(0.85);
      expect(ink).toBeLessThan(1.15);
      expect(shape).toBeGreaterThan(0.9);
      const [note] = await annotationsOf(path);
      expect(note).toMatchObject({ subtype: 'FreeText', contentsObj: { str: LINES.join('\n') }, textContent: LINES });
    });
  }
});

for (const [language, lines, added] of [
  ['Hindi', LINES, ' जी'],
  ['Bengali', ['প্রথম লাইন', 'দ্বিতীয় লাইন', 'শক্তি ও স্ত্রী'], ' জি'],
  ['English', ['First line', 'Second line', 'Third line'], ' too'],
] as const) {
  test(`2.7 a note of several lines in ${language} is changed in the file that was downloaded, and stays in its place`, async ({
    page,
  }, info) => {
    await writeFile(info.outputPath('paper.pdf'), PAPER);
    await open(page, info.outputPath('paper.pdf'));
    await write(page, lines);
    const before = await placeOf(page);
    await open(page, await download(page));
    await expect(page.locator(NOTE)).toHaveCount(0);
    await take(page, 'Text');
    await expect(page.locator(NOTE)).toHaveText(lines.join(''));
    const { x, y } = await placeOf(page);
    expect(Math.abs(x - before.x)).toBeLessThan(0.003);
    expect(Math.abs(y - before.y)).toBeLessThan(0.005);
    await page.locator('.freeTextEditor').dblclick();
    await writing(page);
    await page.keyboard.press('Control+End');
    await page.keyboard.type(added);
    await stopWriting(page);
    const found = await annotationsOf(await download(page));
    expect(found).toMatchObject([{ subtype: 'FreeText', contentsObj: { str: `${lines.join('\n')}${added}` } }]);
    expect(found).toMatchObject([{ textContent: [...lines.slice(0, -1), `${lines.at(-1)}${added}`] }]);
  });
}
