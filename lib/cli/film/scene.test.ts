import { statSync } from 'node:fs';
import { parseHtml } from '#components/test/render.tsx';
import { FILM_SECONDS, frameAt } from './scene.ts';

test('every frame of the film is one drawing, and the light is green at each tap', () => {
  for (let seconds = 0; seconds < FILM_SECONDS; seconds += 0.5) {
    expect(parseHtml(frameAt(seconds)).container.children).toHaveLength(1);
    expect(frameAt(seconds)).not.toMatch(/NaN|undefined/);
  }
  expect([1.35, 5.35, 9.35].map((seconds) => frameAt(seconds).includes('#2f9e5b'))).toEqual([true, true, true]);
});

test('the film is small', () => {
  expect(statSync('public/art/film/gate.mp4').size).toBeLessThan(300_000);
});
