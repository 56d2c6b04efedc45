import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Runs a step unless it was done before; says how long it took. One that fails or is interrupted is run again.
 * @param stamp a file that says what the step was done with, beside what it makes
 * @param wanted what it is to be done with
 */
export async function step(name: string, stamp: string, wanted: string, run: () => Promise<void>): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const start = Date.now();
  console.log(`CMS: ${name} …`);
  await run();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  console.log(`CMS: ${name} took ${Math.round((Date.now() - start) / 1000)} s`);
}
