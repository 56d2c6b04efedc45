import { RateLimiterMemory } from 'rate-limiter-flexible';
import { settings } from '#lib/config/settings.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { currentRequest } from '#lib/observability/request-context.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';

/** First renders that wait; more are refused. */
const QUEUE_MAX = 100;
/** How long a first render waits, in milliseconds. */
const WAIT_MS = 5000;
/** When an unreleased permit is released, in milliseconds: longer than any render takes. */
const LEASE_MS = 30_000;
/** The window of `RENDERS_PER_CLIENT`, in seconds. */
const CLIENT_WINDOW_SECONDS = 10;

interface Limits {
  atOnce: number;
  queue: number;
  waitMs: number;
  leaseMs: number;
}

/** Limits concurrent renders, also those in the background. */
export class RenderGate {
  private readonly limits: Limits;
  /** Pages with a permit, and the timer that ends it. */
  private readonly running = new Map<string, NodeJS.Timeout>();
  private readonly waiting = new Set<(isAllowed: boolean) => void>();
  /** The permits of a request, for a render that fails. */
  private readonly keysOf = new WeakMap<object, Set<string>>();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Waits for the permit of a first render. @returns `false` when too many wait, or for too long */
  async enter(key: string): Promise<boolean> {
    if (this.running.has(key)) return true;
    const request = currentRequest();
    if (this.running.size < this.limits.atOnce) return this.grant(key, request);
    if (this.waiting.size >= this.limits.queue) return false;
    return new Promise<boolean>((resolve) => {
      const settle = (isAllowed: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(settle);
        resolve(isAllowed && this.grant(key, request));
      };
      const timer = setTimeout(settle, this.limits.waitMs, false);
      this.waiting.add(settle);
    });
  }

  /**
   * Takes a permit to render a stale page, if one is free. Published pages come first: they have one permit more than first renders,
   * and expired pages have half of the permits, while no first render waits.
   */
  tryEnter(key: string, isPublished: boolean): boolean {
    const { atOnce } = this.limits;
    const limit = isPublished ? atOnce + 1 : this.waiting.size > 0 ? 0 : Math.ceil(atOnce / 2);
    return !this.running.has(key) && this.running.size < limit && this.grant(key, currentRequest());
  }

  leave(key: string): void {
    const lease = this.running.get(key);
    if (lease === undefined) return;
    clearTimeout(lease);
    this.running.delete(key);
    metrics().rendersRunning.dec();
    const [next] = this.waiting;
    if (this.running.size < this.limits.atOnce) next?.(true);
  }

  /** Releases the permits of a request whose render failed. */
  leaveAll(request: object | undefined = currentRequest()): void {
    for (const key of (request && this.keysOf.get(request)) ?? []) this.leave(key);
  }

  private grant(key: string, request: object | undefined): true {
    // Of all gates: each adds its own.
    if (!this.running.has(key)) metrics().rendersRunning.inc();
    clearTimeout(this.running.get(key));
    this.running.set(key, setTimeout(() => this.leave(key), this.limits.leaseMs).unref());
    if (request) this.keysOf.set(request, (this.keysOf.get(request) ?? new Set()).add(key));
    return true;
  }
}

const createGate = () =>
  new RenderGate({ atOnce: settings.RENDERS_AT_ONCE, queue: QUEUE_MAX, waitMs: WAIT_MS, leaseMs: LEASE_MS });

/** The permits of pages. */
export function renderGate(): RenderGate {
  return oncePerProcess('render-gate', createGate);
}

/** The permits of forms, which hold one while their body arrives: a slow client must not take those of pages. */
export function formGate(): RenderGate {
  return oncePerProcess('form-gate', createGate);
}

const clientLimit = () =>
  oncePerProcess(
    'client-renders',
    () => new RateLimiterMemory({ points: settings.RENDERS_PER_CLIENT, duration: CLIENT_WINDOW_SECONDS }),
  );

/** Counts a first render of a client. @returns whether it is within `RENDERS_PER_CLIENT` */
export async function isClientAllowed(client: string | undefined = currentRequest()?.client): Promise<boolean> {
  if (client === undefined || settings.RENDERS_PER_CLIENT === 0) return true;
  return clientLimit()
    .consume(client)
    .then(
      () => true,
      () => false,
    );
}
