/**
 * `npm run kind-pictures`: a small picture of each kind of block for the picker of a CMS, in `lib/cms/kind-pictures`: its first
 * example in the gallery of the built site. Words name kinds (`npm run kind-pictures -- faq`); without one all are drawn.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { chromium, type Page } from 'playwright';
import { startSite } from '#e2e/bench/site.ts';
import { BLOCKS } from '#lib/contract/blocks/definitions.ts';
import { ensureBrowser } from './browser.mjs';
import { build, root } from './workspace.mjs';

const FOLDER = join(root, 'lib/cms/kind-pictures');
const PORT = 3150;
const SECRET = 'a-secret-of-the-gallery-for-kind-pictures';
/** In pixels. */
const PICTURE = { width: 480, height: 270 };
const MARGIN = 20;
/** The widths of the browser, in CSS pixels; a block that is too low for the first is drawn larger. */
const WIDTHS = [1040, 780];
/** In bytes. */
const MOST = 8 * 1024;

/** What is seen of the gallery: one example, still, without what the page has besides. */
const STYLE = `
  body :not([data-shown], [data-shown] *, :has([data-shown])), [data-shown] > p:first-child { display: none !important }
  * { content-visibility: visible !important; animation: none !important; transition: none !important }`;

/** Shows the first example of a kind. @returns where its content begins and ends, in CSS pixels from the top of the page */
function show(page: Page, kind: string): Promise<{ top: number; bottom: number }> {
  return page.evaluate(async (id) => {
    const example = document.getElementById(id)?.querySelector(':scope > div');
    if (!example) throw new Error(`The gallery has no example of ${id}`);
    document.querySelector('[data-shown]')?.removeAttribute('data-shown');
    example.toggleAttribute('data-shown');
    window.scrollTo(0, 0);
    const images = [...example.querySelectorAll('img')];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())]);
    const shown = [...example.querySelectorAll('*')].filter(
      (element) => element.children.length === 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const boxes = shown.map((element) => element.getBoundingClientRect()).filter(({ width, height }) => width > 4 && height > 4);
    return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
  }, kind);
}

/**
 * The upper part of what is shown, in the middle of the picture when it is low.
 * @param box where it begins and how high it is, in CSS pixels
 */
async function draw(page: Page, width: number, box: { y: number; height: number }): Promise<Buffer> {
  const png = await page.screenshot({ clip: { x: 0, width, ...box } });
  const canvas = createCanvas(PICTURE.width, PICTURE.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  const height = (box.height * PICTURE.width) / width;
  context.imageSmoothingQuality = 'high';
  context.drawImage(await loadImage(png), 0, (PICTURE.height - height) / 2, PICTURE.width, height);
  for (let quality = 80; quality > 0; quality -= 5) {
    const webp = await canvas.encode('webp', quality);
    if (webp.length <= MOST) return webp;
  }
  throw new Error(`The picture has more than ${MOST} bytes`);
}

const words = process.argv.slice(2);
let kinds = BLOCKS.map(({ kind }) => kind).filter(
  (kind) => words.length === 0 || words.some((word) => kind.endsWith(`.${word}`)),
);
build();
const { origin, server } = await startSite('kind-pictures', PORT, {
  settings: { PREVIEW_SECRET: SECRET, CONTENT_DRAFT_TOKEN: SECRET },
});
try {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ reducedMotion: 'reduce', bypassCSP: true });
  // React would put back what is hidden here.
  await page.route(/\.js(?:\?|$)/, (route) => route.abort());
  mkdirSync(FOLDER, { recursive: true });
  if (words.length === 0) for (const name of readdirSync(FOLDER)) rmSync(join(FOLDER, name));
  for (const width of WIDTHS) {
    const most = (width * PICTURE.height) / PICTURE.width;
    await page.setViewportSize({ width, height: 2000 });
    await page.goto(`${origin}/service/preview?${new URLSearchParams({ path: '/gallery', secret: SECRET })}`);
    await page.addStyleTag({ content: STYLE });
    const low: typeof kinds = [];
    for (const kind of kinds) {
      const { top, bottom } = await show(page, kind);
      const y = Math.max(0, top - MARGIN);
      const height = Math.min(bottom - y + MARGIN, most);
      if (height < most / 2 && width !== WIDTHS.at(-1)) {
        low.push(kind);
        continue;
      }
      const webp = await draw(page, width, { y, height });
      writeFileSync(join(FOLDER, `${kind.slice('blocks.'.length)}.webp`), webp);
      console.log(`${kind}: ${webp.length} bytes`);
    }
    kinds = low;
  }
  await browser.close();
} finally {
  server.kill();
}
