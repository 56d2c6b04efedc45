/** What several tasks begin with or wait for. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Point, Visitor } from './drive/visitor.ts';

export const SEARCH_BUTTON = '.search-button';

/** Opens the search, ready to type. */
export async function openSearch(visitor: Visitor) {
  await visitor.click(SEARCH_BUTTON);
  await visitor.until('the field has the focus', () => document.activeElement?.getAttribute('name') === 'searchItem');
}

/** Waits until the first carousel of the page has been scrolled by a number of pixels, at least and at most. */
export async function carouselMoves(visitor: Visitor, least: number, most = Number.MAX_SAFE_INTEGER) {
  await visitor.see(`the carousel is scrolled by ${least} to ${most} px`, async () => {
    const scrolled = await visitor.evaluate(() => document.querySelector('main ul.carousel')?.scrollLeft ?? 0);
    if (scrolled < least || scrolled > most) throw new Error(`it is scrolled by ${scrolled} px`);
    return true;
  });
}

/** Of the dots of the window at these points, from 0 to 255. */
export async function brightnessAt(visitor: Visitor, points: readonly Point[]): Promise<number[]> {
  const image = await loadImage(await visitor.session.screenshot());
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return points.map(({ x, y }) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
    return (red + green + blue) / 3;
  });
}
