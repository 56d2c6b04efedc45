import { LRUCache } from 'lru-cache';
import { POST_LIMIT, WRONG_SECRET_LIMIT } from '#lib/config/constants.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';
import { sharedWait } from './redis/shared-limit.ts';

interface Options {
  /** How many requests of one client are allowed in the window; and of all together, after which each client may send one. */
  perClient: number;
  inAll: number;
  /** Milliseconds. */
  windowMs: number;
  /** How many clients are remembered; the one that was idle longest is forgotten first. */
  clientsMax: number;
}

/** Counts a request of a client. Returns 0 when it is allowed, else the seconds until the next one is. */
type LocalRateLimit = (client: string, now?: number) => number;
export type RateLimit = (client: string, now?: number) => number | Promise<number>;

/** One subscriber may have many IPv6 networks with the same first 48 bits; together they count as this many clients. */
const CLIENTS_OF_NETWORK = 4;

/** The first 48 bits of an IPv6 network; an IPv4 address as it is. */
const wideNetwork = (client: string) => client.split(':').slice(0, 3).join(':');

/** A sliding-window limit in the memory of this process. */
export function createRateLimit({ perClient, inAll, windowMs, clientsMax }: Options): LocalRateLimit {
  const clients = new LRUCache<string, number[]>({ max: clientsMax });
  const networks = new LRUCache<string, number[]>({ max: clientsMax });
  let all: number[] = [];

  return (client, now = Date.now()) => {
    const recent = (times: readonly number[]) => times.filter((time) => time > now - windowMs);
    const clientTimes = recent(clients.get(client) ?? []);
    all = recent(all);
    // When the limit for all clients is reached, each may still send one request, so that nobody can shut the others out.
    const allowed = all.length >= inAll ? 1 : perClient;
    const wide = recent(networks.get(wideNetwork(client)) ?? []);
    const oldest =
      clientTimes.length >= allowed ? clientTimes[0] : wide.length >= perClient * CLIENTS_OF_NETWORK ? wide[0] : undefined;
    if (oldest !== undefined) return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
    clients.set(client, [...clientTimes, now]);
    networks.set(wideNetwork(client), [...wide, now]);
    all.push(now);
    return 0;
  };
}

/** A limit that all instances share while there is a store, and that is in the memory of this process otherwise. */
export function createSharedRateLimit(name: string, options: Options): RateLimit {
  const local = createRateLimit(options);
  const { perClient, inAll, windowMs } = options;
  return async (client, now) => {
    const network = { name: wideNetwork(client), max: perClient * CLIENTS_OF_NETWORK };
    return local(client, now) || sharedWait(name, { name: client, max: perClient }, network, inAll, windowMs);
  };
}

interface RateLimits {
  /** Forms that are sent to the content service. */
  form: RateLimit;
  /** POSTs to `/api`, counted separately so that they cannot block the form. */
  api: RateLimit;
  /** Wrong secrets of the webhook and of the preview. */
  secret: RateLimit;
}

/** The rate limits of this process. */
export function rateLimits(): RateLimits {
  return oncePerProcess('rate-limits', () => ({
    form: createSharedRateLimit('form', POST_LIMIT),
    api: createSharedRateLimit('api', POST_LIMIT),
    secret: createSharedRateLimit('secret', WRONG_SECRET_LIMIT),
  }));
}
