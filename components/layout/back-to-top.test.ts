import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BACK_TO_TOP_PX } from '#lib/config/constants.ts';

test('2.1 the style sheet shows the way back to the top from the height that the constant names', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'back-to-top.css'), 'utf8');
  expect([...css.matchAll(/calc\(100svh \+ (\d+)px\)/g)].map(([, px]) => Number(px))).toEqual([BACK_TO_TOP_PX]);
});
