import { createHash } from 'node:crypto';
import { sharedStore } from './shared-store.ts';

/** Addresses of visitors are not stored as they are. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Something that is counted, and how many are allowed in a window. */
interface Counted {
  name: string;
  max: number;
}

/**
 * Counts a request with the other instances.
 * @param name of the limit
 * @param all of all clients together, after which each client may send one
 * @returns 0 when it is allowed or the store is away, else the seconds until the next one is
 */
export async function sharedWait(
  name: string,
  client: Counted,
  network: Counted,
  all: number,
  windowMs: number,
): Promise<number> {
  const store = sharedStore();
  if (!store?.isAvailable) return 0;
  const [inAll, own, wide] = await Promise.all([
    store.count(name, windowMs),
    store.count(`${name}:${hash(client.name)}`, windowMs),
    store.count(`${name}:${hash(`network ${network.name}`)}`, windowMs),
  ]);
  if (!inAll || !own || !wide) return 0;
  const allowed = inAll.count > all ? 1 : client.max;
  const over = own.count > allowed ? own : wide.count > network.max ? wide : undefined;
  return over ? Math.max(1, Math.ceil(over.endsInMs / 1000)) : 0;
}
