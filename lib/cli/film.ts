/** `npm run film`: draws the film of `public/art/film` and its poster. Needs `ffmpeg`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { FILM_SECONDS, frameAt } from './film/scene.ts';
import { root } from './workspace.mjs';

const FRAMES_PER_SECOND = 15;
/** The moment of the poster: the first tap. */
const POSTER_SECONDS = 1.35;

const target = join(root, 'public/art/film');
const frames = mkdtempSync(join(tmpdir(), 'film-'));
for (let index = 0; index < FILM_SECONDS * FRAMES_PER_SECOND; index += 1) {
  const png = new Resvg(frameAt(index / FRAMES_PER_SECOND)).render().asPng();
  writeFileSync(join(frames, `${String(index).padStart(4, '0')}.png`), png);
}
const input = ['-framerate', String(FRAMES_PER_SECOND), '-i', join(frames, '%04d.png')];
const output = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '26', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
const { status } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output, join(target, 'gate.mp4')], {
  stdio: 'inherit',
});
rmSync(frames, { recursive: true });
writeFileSync(join(target, 'gate-poster.svg'), `${frameAt(POSTER_SECONDS)}\n`);
if (status !== 0) throw new Error('ffmpeg is missing or has failed.');
