import { POST_LIMIT } from '#lib/config/constants.ts';

interface Options {
  /** How many requests of one client, and of all clients together, are allowed in the window. */
  perClient: number;
  inAll: number;
  /** Milliseconds. */
  windowMs: number;
  /** How many clients are remembered; the one that was idle longest is forgotten first. */
  clientsMax: number;
}

/** Counts a request of a client. Returns 0 when it is allowed, else the seconds until the next one is. */
export type RateLimit = (client: string, now?: number) => number;

/** A sliding-window limit in the memory of this process. */
export function createRateLimit({ perClient, inAll, windowMs, clientsMax }: Options): RateLimit {
  const clients = new Map<string, number[]>();
  let all: number[] = [];

  return (client, now = Date.now()) => {
    const recent = (times: readonly number[]) => times.filter((time) => time > now - windowMs);
    const own = recent(clients.get(client) ?? []);
    all = recent(all);
    const oldest = own.length >= perClient ? own[0] : all.length >= inAll ? all[0] : undefined;
    if (oldest !== undefined) return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
    clients.delete(client);
    clients.set(client, [...own, now]);
    all.push(now);
    const [idle] = clients.keys();
    if (clients.size > clientsMax && idle !== undefined) clients.delete(idle);
    return 0;
  };
}

interface RateLimits {
  /** Forms that are sent to the content service. */
  form: RateLimit;
  /** POSTs to `/api`, counted separately so that they cannot block the form. */
  api: RateLimit;
}

declare global {
  // A declaration on the global object takes `var`.
  var rateLimitsOfProcess: RateLimits | undefined;
}

/** The limits of this process. They are on the global object because each bundle has its own copy of a module. */
export function rateLimits(): RateLimits {
  globalThis.rateLimitsOfProcess ??= { form: createRateLimit(POST_LIMIT), api: createRateLimit(POST_LIMIT) };
  return globalThis.rateLimitsOfProcess;
}
