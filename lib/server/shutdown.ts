import { log } from '#lib/observability/log.ts';

/** How long requests that are being answered may take when the process is told to end, in milliseconds. */
const DRAIN_MS = 10_000;

declare global {
  // A declaration on the global object takes `var`.
  var isDrainingProcess: boolean | undefined;
}

/** Whether the process was told to end. On the global object because each bundle has its own copy of a module. */
export function isDraining(): boolean {
  return globalThis.isDrainingProcess === true;
}

/**
 * On SIGTERM the framework closes the server and ends the process when all requests are answered. This makes `/service/ready` say
 * so, limits the time, and makes the exit status 0, because the end was asked for.
 */
export function drainOnSignal(): void {
  process.once('SIGTERM', () => {
    globalThis.isDrainingProcess = true;
    log('info', 'draining', {});
    // The framework ends with 143; what the last listener sets counts.
    process.once('exit', () => {
      process.exitCode = 0;
    });
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
  });
}
