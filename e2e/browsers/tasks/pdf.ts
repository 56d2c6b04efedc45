import { setTimeout as pause } from 'node:timers/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ensure, equal, type Setting, task, taskInEach } from '../task.ts';
import { ANNOTATION_TOOLS } from './pdf-tools.ts';

const TERMS = { en: '/documents/credit-card-terms-en.pdf', hi: '/documents/credit-card-terms-hi.pdf' };
const PROTECTED = '/documents/sample-protected.pdf';
const PASSWORD = 'kolam-2026';

const screenOf = (file: string) => `/document?file=${encodeURIComponent(file)}`;

async function drawn({ visitor }: Setting, page: number) {
  await visitor.box(`.page[data-page-number="${page}"] canvas`);
  await visitor.until(
    'the text is there',
    (number) => document.querySelector(`.page[data-page-number="${number}"] .textLayer`)?.childElementCount,
    page,
  );
}

async function open(setting: Setting, file: string) {
  await setting.visitor.openAt(1280, screenOf(file));
  await drawn(setting, 1);
}

task('a PDF turns its pages by buttons and keys', async (setting) => {
  const { visitor } = setting;
  await open(setting, TERMS.en);
  await visitor.click('.pdf-pager button[aria-label="Next page"]');
  await drawn(setting, 2);
  await visitor.press('ArrowRight');
  await drawn(setting, 3);
  await visitor.click('.pdf-pager button[aria-label="Previous page"]');
  await drawn(setting, 2);
  await visitor.arrives(/page=2/);
});

task('a PDF is zoomed by buttons and keys', async (setting) => {
  const { visitor } = setting;
  await open(setting, TERMS.en);
  const width = async () => Math.round((await visitor.box('.page[data-page-number="1"]')).width);
  const before = await width();
  await visitor.click('.pdf-pager button[aria-label="Zoom in"]');
  await visitor.see('the page is larger', async () => (await width()) > before * 1.1);
  await visitor.press('0');
  await visitor.see('the page is as wide as the window', async () => Math.abs((await width()) - before) < 3);
  await visitor.press('+');
  await visitor.see('the page is larger', async () => (await width()) > before * 1.1);
});

taskInEach('a word is found in a PDF', async (setting) => {
  const { visitor, locale } = setting;
  await open(setting, TERMS[locale]);
  await visitor.press('Control+f');
  await visitor.until('the field has the focus', () => document.activeElement?.closest('search') !== null);
  await visitor.type(locale === 'en' ? 'card' : 'बैंक');
  // Found while it is typed: slow typing goes on from what the beginning of the word has found.
  let status = '';
  await visitor.see('the number of matches stands still', async () => {
    const before = status;
    status = await visitor.evaluate(() => document.querySelector('search [role="status"]')?.textContent ?? '');
    await pause(500);
    return status === before && /^\d+ of [1-9]\d*$/.test(status);
  });
  const [match = 0, all = 0] = status.split(' of ').map(Number);
  await visitor.press('Enter');
  await visitor.reads('search [role="status"]', `${(match % all) + 1} of ${all}`);
});

task('a protected PDF asks for its password, again when it is wrong', async (setting) => {
  const { visitor } = setting;
  await visitor.openAt(1280, screenOf(PROTECTED));
  await visitor.fill('input[type="password"]', 'wrong');
  await visitor.press('Enter');
  await visitor.reads('[role="alert"]', 'Invalid password. Please try again.');
  await visitor.fill('input[type="password"]', PASSWORD);
  await visitor.press('Enter');
  await drawn(setting, 1);
});

task('four kinds of notes are made, saved and read back', async (setting) => {
  const { visitor } = setting;
  await open(setting, TERMS.en);
  for (const use of ANNOTATION_TOOLS) await use(visitor);
  // A saved file is handed to the page as a blob, and to the disk by the browser.
  await visitor.evaluate(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (given: Blob | MediaSource) => {
      if (given instanceof Blob && given.type === 'application/pdf') Object.assign(window, { saved: given });
      return create(given);
    };
    HTMLAnchorElement.prototype.click = () => undefined;
  });
  await visitor.click('button[title="Download with annotations"]');
  const base64 = await visitor.until('the file is written', async () => {
    const saved: Blob | undefined = Reflect.get(window, 'saved');
    if (!saved) return '';
    const bytes = new Uint8Array(await saved.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  const pdf = await getDocument({ data: Uint8Array.from(Buffer.from(String(base64), 'base64')), verbosity: 0 }).promise;
  const notes: { subtype: string; contentsObj?: { str: string } }[] = await (await pdf.getPage(1)).getAnnotations();
  await pdf.loadingTask.destroy();
  const kinds = notes.map(({ subtype }) => subtype).filter((kind) => !['Link', 'Popup', 'Widget'].includes(kind));
  equal(kinds.toSorted(), ['FreeText', 'Highlight', 'Ink', 'Stamp'], 'the kinds');
  ensure(
    notes.some(({ contentsObj }) => contentsObj?.str === 'My note'),
    'the text of the note is lost',
  );
});
