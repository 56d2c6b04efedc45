import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';

/** Upper bounds in seconds: from a response out of the cache to the time limit of the content service. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What the server counts. Labels have few values: no address, no record, no visitor. */
function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'site_requests_total',
      help: 'Requests by kind of address and status',
      labelNames: ['route', 'status'] as const,
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'site_request_seconds',
      help: 'Time to answer by kind of address and by the page cache: hit, stale, miss (a rendering) or none',
      labelNames: ['route', 'cache'] as const,
      buckets: SECONDS,
      registers,
    }),
    renders: new Counter({
      name: 'site_page_renders_total',
      help: 'Rendered pages, those in the background too, by result: ok, missing, failed or moved',
      labelNames: ['result'] as const,
      registers,
    }),
    cacheSeconds: new Histogram({
      name: 'site_page_cache_seconds',
      help: 'Time to read a page or fetched content from the cache, or to store it',
      labelNames: ['operation', 'kind'] as const,
      buckets: SECONDS.slice(0, 6),
      registers,
    }),
    cacheReads: new Counter({
      name: 'site_page_cache_reads_total',
      help: 'Reads of pages and fetched content from the cache: hit or miss',
      labelNames: ['kind', 'result'] as const,
      registers,
    }),
    rendersRunning: new Gauge({
      name: 'site_renders_running',
      help: 'Pages that are being rendered, in the background too',
      registers,
    }),
    rendersRefused: new Counter({
      name: 'site_renders_refused_total',
      help: 'First renders that were refused, by status: 429 for one client, 503 when too many wait',
      labelNames: ['status'] as const,
      registers,
    }),
    staleKept: new Counter({
      name: 'site_stale_pages_kept_total',
      help: 'Stale pages that were sent without a render, because none was free',
      registers,
    }),
    entriesDropped: new Counter({
      name: 'site_page_cache_dropped_total',
      help: 'Entries on the disk or in Redis that are not what the site writes',
      registers,
    }),
    contentCalls: new Counter({
      name: 'site_content_calls_total',
      help: 'Calls to the content service by endpoint and outcome: ok, a status, or why there was none',
      labelNames: ['endpoint', 'outcome'] as const,
      registers,
    }),
    contentSeconds: new Histogram({
      name: 'site_content_call_seconds',
      help: 'Time of calls to the content service, retries included',
      buckets: SECONDS,
      registers,
    }),
    contentDefects: new Counter({
      name: 'site_content_defects_total',
      help: 'Invalid parts of the content that were dropped, by endpoint, kind of block and problem',
      labelNames: ['endpoint', 'block', 'problem'] as const,
      registers,
    }),
    misses: new Counter({
      name: 'site_misses_total',
      help: 'What visitors missed, with COUNT_MISSES: searches without results, missing pages that are linked to, reports of browsers',
      labelNames: ['kind'] as const,
      registers,
    }),
    contentAvailable: new Gauge({
      name: 'site_content_available',
      help: 'Whether the content service answered when it was last asked for its header: 1 or 0',
      registers,
    }),
    submissionsWaiting: new Gauge({
      name: 'site_submissions_waiting',
      help: 'Requests of visitors that wait until the content service stores them',
      registers,
    }),
    edgePurges: new Counter({
      name: 'site_edge_purges_total',
      help: 'Purges of caches in front by outcome: ok, refused (4xx) or failed',
      labelNames: ['outcome'] as const,
      registers,
    }),
    edgePurgesWaiting: new Gauge({
      name: 'site_edge_purge_tags_waiting',
      help: 'Tags that caches in front have still to purge',
      registers,
    }),
    edgePurgesOldest: new Gauge({
      name: 'site_edge_purge_oldest_timestamp_seconds',
      help: 'When the oldest tag that waits was published, in seconds since 1970; 0 when none waits',
      registers,
    }),
    limited: new Counter({
      name: 'site_rate_limited_total',
      help: 'Requests over a rate limit: form, api or secret',
      labelNames: ['limit'] as const,
      registers,
    }),
  };
}

type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of this process. */
export function metrics(): Metrics {
  return oncePerProcess('metrics', createMetrics);
}
