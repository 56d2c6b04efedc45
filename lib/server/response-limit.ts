/**
 * Limits how many responses are prepared at once: each needs memory, and more at once end no sooner, because they share a thread.
 * When more arrive, the newest comes first. A burst then delays its own requests, and hardly those that come after it.
 */
export class ResponseLimit {
  private readonly atOnce: number;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.atOnce = atOnce;
  }

  /** @returns a function to call when the response is prepared, or needs slow work that has a limit of its own; once counts */
  async enter(): Promise<() => void> {
    if (this.running >= this.atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const next = this.waiting.pop();
      if (next) next();
      else this.running -= 1;
    };
  }
}
