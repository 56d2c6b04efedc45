import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { POST_LIMIT, WRONG_SECRET_LIMIT } from '#lib/config/constants.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';
import { sharedStore } from './redis/shared-store.ts';

interface Options {
  /** Requests of a client in the window. */
  perClient: number;
  /** Requests of all clients, after which each may send one, so that nobody can shut the others out. */
  inAll: number;
  /** Milliseconds. */
  windowMs: number;
  /** Clients that are remembered; the least recently used is evicted first. */
  clientsMax: number;
}

/** Counts a request of a client. @returns 0 when it is allowed, else the seconds until the next one is */
type LocalRateLimit = (client: string, now?: number) => number;
export type RateLimit = (client: string, now?: number) => number | Promise<number>;

/** A subscriber may have many IPv6 networks with the same first 48 bits; together they count as this many clients. */
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

/** Addresses of visitors are not stored as they are. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** A limit that instances share by Redis; in the memory of this process while Redis is unavailable. */
export function createSharedRateLimit(name: string, options: Options): RateLimit {
  const local = createRateLimit(options);
  const { perClient, inAll, windowMs } = options;
  return async (client, now) => {
    const wait = local(client, now);
    const store = sharedStore();
    if (wait > 0 || !store?.isAvailable) return wait;
    const [all, one, network] = await Promise.all([
      store.count(name, windowMs),
      store.count(`${name}:${hash(client)}`, windowMs),
      store.count(`${name}:${hash(`network ${wideNetwork(client)}`)}`, windowMs),
    ]);
    if (!all || !one || !network) return 0;
    const allowed = all.count > inAll ? 1 : perClient;
    const exceeded = one.count > allowed ? one : network.count > perClient * CLIENTS_OF_NETWORK ? network : undefined;
    return exceeded ? Math.max(1, Math.ceil(exceeded.endsInMs / 1000)) : 0;
  };
}

interface RateLimits {
  /** Forms for the content service. */
  form: RateLimit;
  /** POSTs to `/api`, counted separately so that they cannot block the form. */
  api: RateLimit;
  /** Wrong secrets of the webhook and of the preview. */
  secret: RateLimit;
}

export function rateLimits(): RateLimits {
  return oncePerProcess('rate-limits', () => ({
    form: createSharedRateLimit('form', POST_LIMIT),
    api: createSharedRateLimit('api', POST_LIMIT),
    secret: createSharedRateLimit('secret', WRONG_SECRET_LIMIT),
  }));
}
