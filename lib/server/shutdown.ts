import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { log } from '#lib/observability/log.ts';

/** How long running requests may take after the signal, in milliseconds. */
const DRAIN_MS = 10_000;

declare global {
  // A declaration on the global object takes `var`.
  var isDrainingProcess: boolean | undefined;
}

/** On the global object because each bundle has its own copy of a module. */
export function isDraining(): boolean {
  return globalThis.isDrainingProcess === true;
}

/** During shutdown closes a connection after its response: a kept-alive one would delay the end. */
export function closeWhenDraining(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (isDraining()) request.socket.end();
  });
}

/** On SIGTERM and SIGINT accepts no more connections, and exits with 0 when all requests are answered, or after `DRAIN_MS`. */
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
