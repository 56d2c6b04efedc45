import type { Transport } from './adapters/adapter.ts';
import { untilAborted } from './read-text.ts';

interface Limits {
  /** Maximum number of concurrent requests. Further requests wait for their turn. */
  atOnce: number;
  /** After this many failures in a row, no requests are sent for a while. */
  failuresMax: number;
  /** In milliseconds; then a single request tests the service. */
  pauseMs: number;
}

/** The content service has not answered lately, so the request is not sent. */
class PausedError extends Error {
  override name = 'PausedError';
  readonly code = 'PAUSED';
}

/** Limits concurrent requests, with a circuit breaker for a failing service. */
export function limitTransport(transport: Transport, { atOnce, failuresMax, pauseMs }: Limits): Transport {
  let running = 0;
  const waiting = new Set<() => void>();
  let failures = 0;
  let pausedUntil = 0;

  const takeTurn = async (signal: AbortSignal) => {
    while (running >= atOnce) {
      let next: () => void = () => undefined;
      const turn = new Promise<void>((resolve) => {
        next = resolve;
        waiting.add(next);
      });
      try {
        await untilAborted(turn, signal);
      } finally {
        waiting.delete(next);
      }
    }
    running += 1;
  };

  return async (request) => {
    if (performance.now() < pausedUntil) throw new PausedError('the content service has not answered lately');
    // The next request is a trial: it pauses the others again until it is answered.
    if (failures >= failuresMax) pausedUntil = performance.now() + pauseMs;
    await takeTurn(request.signal);
    try {
      const response = await transport(request);
      failures = 0;
      pausedUntil = 0;
      return response;
    } catch (error) {
      failures += 1;
      if (failures >= failuresMax) pausedUntil = performance.now() + pauseMs;
      throw error;
    } finally {
      running -= 1;
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      }
    }
  };
}
