import { createCanvas, loadImage } from '@napi-rs/canvas';
import { ICON_NAMES } from '#lib/contract/icons.ts';
import { ensure, task } from '../task.ts';

/** In CSS pixels; the second is what the icons of the bar have. */
const SIZES = [16, 26.25, 32];
const CELL = 40;
const COLUMNS = 24;
/** The share of the ink that is elsewhere: smoothing moves a tenth, a wrong icon nearly all. */
const DIFFERENCE_MAX = 0.35;

/** Shows every icon in a size instead of the page. Runs in the page. */
function showIcons([count, size, cell, columns]: [number, number, number, number]) {
  const sheet = document.createElement('div');
  sheet.setAttribute('style', 'position:fixed;inset:0;z-index:99999;background:#fff;color:#000');
  for (let icon = 0; icon < count; icon += 1) {
    const mark = document.createElement('span');
    mark.className = 'icon';
    const place = `left:${(icon % columns) * cell}px;top:${Math.floor(icon / columns) * cell}px`;
    mark.setAttribute('style', `--icon:${icon};position:absolute;display:block;width:${size}px;height:${size}px;${place}`);
    sheet.append(mark);
  }
  document.body.append(sheet);
  for (const popover of document.querySelectorAll('.site-header, .back-to-top')) popover.remove();
  return new Promise((resolve) => setTimeout(resolve, 500));
}

/** The ink of each icon, a number for each dot. */
async function inkOf(picture: Buffer): Promise<number[][]> {
  const image = await loadImage(picture);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return ICON_NAMES.map((_, icon) => {
    const { data } = context.getImageData((icon % COLUMNS) * CELL, Math.floor(icon / COLUMNS) * CELL, CELL, CELL);
    return Array.from({ length: CELL * CELL }, (_dot, dot) => 255 - (data[4 * dot] ?? 255));
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The share of the ink that is not in the same place. */
function difference(one: readonly number[], other: readonly number[]): number {
  return sum(one.map((value, dot) => Math.abs(value - (other[dot] ?? 0)))) / (sum(one) + sum(other) || 1);
}

for (const size of SIZES) {
  task(`every icon is drawn as in Chromium, ${size} px`, async ({ visitor, reference }) => {
    const given: [number, number, number, number] = [ICON_NAMES.length, size, CELL, COLUMNS];
    const wanted = await reference.measure('/faqs', 1000, `icons ${size}`, async (page) => {
      await page.evaluate(showIcons, given);
      return inkOf(await page.screenshot());
    });
    await visitor.openAt(1000, '/faqs');
    await visitor.evaluate(showIcons, given);
    const drawn = await inkOf(await visitor.session.screenshot());
    const different = ICON_NAMES.flatMap((name, icon) => {
      const share = difference(wanted[icon] ?? [], drawn[icon] ?? []);
      return share > DIFFERENCE_MAX ? `${name} ${share.toFixed(2)}` : [];
    });
    ensure(different.length === 0, `${different.length} icons differ: ${different.join(', ').slice(0, 300)}`);
  });
}
