import type { IncomingMessage, Server, ServerResponse } from 'node:http';
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

/** While the process shuts down, closes a connection after its response: it would keep the server from closing. */
export function closeWhenDraining(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (isDraining()) request.socket.end();
  });
}

/**
 * On SIGTERM and SIGINT accepts no more connections, and ends the process with status 0 when all requests are answered and Next is
 * closed, or after ten seconds. `/service/ready` says so meanwhile.
 */
export function drainOnSignal(server: Server, closeNext: () => Promise<void>): void {
  const drain = () => {
    if (isDraining()) return;
    globalThis.isDrainingProcess = true;
    log('info', 'draining', {});
    server.close(() => void closeNext().finally(() => process.exit(0)));
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
  };
  process.on('SIGTERM', drain);
  process.on('SIGINT', drain);
}
