import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { reloadRedirects } from '#lib/content/publish/redirects.ts';
import { deletionGuard } from '#lib/content/read/deletion-guard.ts';
import { expirePreparedPages } from '../prepared-pages.ts';
import { StoreConnection } from './connection.ts';
import { SharedStore } from './shared-store.ts';

/** How long the start waits for the tags that were published before it, in milliseconds. */
const START_MS = 2000;
const TRY_EVERY_MS = 20;
/** How much the clocks of the store and of an instance may differ, in milliseconds. */
const CLOCK_MS = 60_000;

/** Makes everything with these tags stale, as the webhook does on the instance that it calls. */
function expire(tags: readonly string[], at: number): void {
  deletionGuard().publish(tags, at);
  expirePreparedPages();
  void reloadRedirects(tags);
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), stale: at });
}

/** Connects this process to the shared store, and learns which content was published while it did not run. */
export async function startSharedStore(url: string): Promise<void> {
  const build = readFileSync(join(process.cwd(), '.next/BUILD_ID'), 'utf8');
  const startedAt = Date.now();
  // What was published long before the start may have been rendered since: those pages on the disk stay fresh.
  const store = new SharedStore(new StoreConnection(url), build, (tags, publishedAt) =>
    expire(tags, publishedAt < startedAt - CLOCK_MS ? publishedAt + CLOCK_MS : Date.now()),
  );
  globalThis.sharedStoreOfProcess = store;
  while (!store.isAvailable && Date.now() - startedAt < START_MS) await sleep(TRY_EVERY_MS);
}
