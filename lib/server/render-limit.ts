interface Limits {
  /** Addresses that are rendered at once: as many as fits the load. Asked for each request, and whenever one ends. */
  atOnce: () => number;
  /** How long a request waits until another one is done, in milliseconds. */
  waitMs: number;
}

/** Limits how many addresses are rendered at once. Requests for the same address share one render, and count once. */
export class RenderLimit {
  private readonly limits: Limits;
  /** Requests by address. */
  private readonly running = new Map<string, number>();
  /** Requests that wait, oldest first. */
  private readonly waiting = new Set<() => void>();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Waits for its turn. Returns a function to call when the request has been answered, or `undefined` after waiting too long. */
  async enter(address: string): Promise<(() => void) | undefined> {
    const end = performance.now() + this.limits.waitMs;
    while (!this.running.has(address) && this.running.size >= this.limits.atOnce()) {
      const rest = end - performance.now();
      if (rest <= 0 || !(await this.waitFor(rest))) return undefined;
    }
    this.running.set(address, (this.running.get(address) ?? 0) + 1);
    return () => this.leave(address);
  }

  private leave(address: string): void {
    const others = (this.running.get(address) ?? 1) - 1;
    if (others > 0) this.running.set(address, others);
    else this.running.delete(address);
    // All of them ask again, oldest first: more may be allowed now than before.
    if (others === 0) for (const next of [...this.waiting]) next();
  }

  /** Whether another request ended in time. */
  private waitFor(milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const stop = (ended: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(next);
        resolve(ended);
      };
      const next = () => stop(true);
      const timer = setTimeout(() => stop(false), milliseconds);
      this.waiting.add(next);
    });
  }
}
