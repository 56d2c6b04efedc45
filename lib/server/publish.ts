import { reloadRedirects } from '#lib/content/publish/redirects.ts';
import { deletionGuard } from '#lib/content/read/deletion-guard.ts';
import { buildId } from './entry-files.ts';
import { publishedTags } from './published-tags.ts';
import { startSharedStore } from './redis/shared-store.ts';

/** How much the clocks of Redis and an instance may differ, in milliseconds. */
const CLOCK_MS = 60_000;

/** Connects to Redis: what another instance publishes is published here, too. */
export async function listenForPublishes(redisUrl: string): Promise<void> {
  const startedAt = Date.now();
  await startSharedStore(redisUrl, buildId() ?? '', (tags, publishedAt) => {
    deletionGuard().publish(tags, publishedAt);
    // Entries older than this process are stale anyway.
    if (publishedAt > startedAt - CLOCK_MS) publishedTags().publish(tags);
    void reloadRedirects(tags);
  });
}
