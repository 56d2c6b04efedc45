import pLimit, { type LimitFunction } from 'p-limit';
import { ownOrigin } from '#lib/config/own-origin.ts';
import { settings } from '#lib/config/settings.ts';
import { ownRequestHeaders } from '#lib/observability/request-context.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';

/** Addresses that wait; those beyond are rendered when somebody asks for them. */
const WAITING_MAX = 2000;
/** Longer than a page waits for a permit and the content service, in milliseconds. */
const RENDER_MS = 30_000;

interface Queue {
  limit: LimitFunction;
  /** Addresses that wait: asked for again meanwhile, they are rendered once. */
  waiting: Set<string>;
}

/**
 * Renders pages that have changed before a visitor asks, a few at a time. A page that fails is left to the next visitor.
 * @param addresses paths of pages with their language; `*` is left out
 * @returns when all are rendered
 */
export async function renderPages(addresses: readonly string[], origin = ownOrigin()): Promise<void> {
  const { limit, waiting } = oncePerProcess<Queue>('renders-of-publishes', () => ({
    // The others are for visitors.
    limit: pLimit(Math.ceil(settings.RENDERS_AT_ONCE / 2)),
    waiting: new Set(),
  }));
  const added = addresses.filter((address) => address !== '*' && !waiting.has(address)).slice(0, WAITING_MAX - waiting.size);
  for (const address of added) waiting.add(address);
  const render = async (address: string) => {
    waiting.delete(address);
    const headers = { ...ownRequestHeaders(), 'accept-encoding': 'identity' };
    const init = { headers, redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(RENDER_MS) } as const;
    await fetch(origin + address, init).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    );
  };
  await Promise.all(added.map((address) => limit(() => render(address))));
}
