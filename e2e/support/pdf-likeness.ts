import type { Page } from '@playwright/test';

/** In parts of a picture. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The similarity of two drawings of any size: a picture, and a part of a picture.
 * @returns `ink`: the ink of the second relative to the first; `shape`: the correlation of their places, at most 1
 */
export async function likeness(page: Page, first: Buffer, second: Buffer, part: Part): Promise<{ ink: number; shape: number }> {
  const pictures = [first, second].map((picture) => picture.toString('base64'));
  return await page.evaluate(
    async ([one = '', other = '', { x, y, width, height }]) => {
      /** The ink in each field of a grid, from 0 to 255. */
      const inkOf = async (base64: string, share: Part) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const [columns, rows] = [120, 40];
        const context = new OffscreenCanvas(columns, rows).getContext('2d');
        if (!context) throw new Error('no canvas');
        context.imageSmoothingQuality = 'high';
        const [across, down] = [picture.width, picture.height];
        const from = [share.x * across, share.y * down, share.width * across, share.height * down] as const;
        context.drawImage(picture, ...from, 0, 0, columns, rows);
        const { data } = context.getImageData(0, 0, columns, rows);
        return Array.from({ length: columns * rows }, (_, dot) => 255 - (data[4 * dot] ?? 0));
      };
      const [a, b] = [await inkOf(one, { x: 0, y: 0, width: 1, height: 1 }), await inkOf(other, { x, y, width, height })];
      const dot = (p: number[], q: number[]) => p.reduce((sum, value, index) => sum + value * (q[index] ?? 0), 0);
      const total = (p: number[]) => p.reduce((sum, value) => sum + value, 0);
      return { ink: total(b) / total(a), shape: dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b)) };
    },
    [pictures[0] ?? '', pictures[1] ?? '', part] as const,
  );
}
