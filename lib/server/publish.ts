import { purgeEdge } from '#lib/content/edge/edge-purges.ts';
import { deletionGuard } from '#lib/content/read/deletion-guard.ts';
import { isTag } from '#lib/content/read/tags.ts';
import { reloadRedirects } from '#lib/content/redirects/load-redirects.ts';
import { buildId } from './entry-files.ts';
import { publishedTags } from './published-tags.ts';
import { startSharedStore } from './redis/shared-store.ts';

/** How much the clocks of Redis and an instance may differ, in milliseconds. */
const CLOCK_MS = 60_000;
/** Later than this, a cache in front may have taken a page from before the publish from this instance; in milliseconds. */
const LATE_MS = 1500;

/** Connects to Redis: what another instance publishes is published here, too. */
export async function listenForPublishes(redisUrl: string): Promise<void> {
  const startedAt = Date.now();
  await startSharedStore(redisUrl, buildId() ?? '', (tags, publishedAt) => {
    deletionGuard().publish(tags, publishedAt);
    // Entries older than this process are stale anyway.
    if (publishedAt > startedAt - CLOCK_MS) publishedTags().publish(tags);
    void reloadRedirects(tags);
    if (publishedAt > startedAt && Date.now() - publishedAt > LATE_MS) purgeEdge(tags.filter(isTag));
  });
}
