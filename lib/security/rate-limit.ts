interface Options {
  /** How many from one client, and from all together, within the window. */
  perClient: number;
  inAll: number;
  /** Milliseconds. */
  windowMs: number;
  /** How many clients are remembered; the one that was idle longest is forgotten first. */
  clientsMax: number;
}

/** Counts one more of a client. @returns 0 when it may, else after how many seconds it may */
export type RateLimit = (client: string, now?: number) => number;

/** A limit on how often something is done, in the memory of this process, of a size that does not grow with its clients. */
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
