import type { Page } from '@playwright/test';

/** Less than `CHUNK_LOAD_TIMEOUT_MS`: a chunk that is loading while the clock jumps stays within its time. */
const JUMP_MS = 10_000;

/** Stops the clock of a page that has `page.clock.install()`. */
export async function pauseClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + JUMP_MS);
}
