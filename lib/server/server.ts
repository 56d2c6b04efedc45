/** `node lib/server/server.ts`, after `next build`. What happens to a request is in `pipeline.ts`. */
import { createServer } from 'node:http';
import next from 'next';
import { exitOnWrongSettings } from '#lib/config/check-settings.ts';

await exitOnWrongSettings();
const { isDevelopment, settings } = await import('#lib/config/settings.ts');
const { ownOrigin } = await import('#lib/config/own-origin.ts');
const { cacheBytesMax } = await import('#lib/config/cache-bytes.ts');
const { checkLightPages } = await import('#lib/next-internals/light-page.ts');
const { CONNECTIONS, CONNECTIONS_MAX, IDLE_TIMEOUT } = await import('./connections.ts');
const { observeProcess } = await import('#lib/observability/observe-process.ts');
const { log } = await import('#lib/observability/log.ts');
const { createPipeline } = await import('./pipeline.ts');
const { drainOnSignal } = await import('./shutdown.ts');

observeProcess();
log('info', 'started', { cacheBytesMax: cacheBytesMax() });
const { HOSTNAME: address, PORT: port } = settings;
const server = createServer(CONNECTIONS);
server.maxConnections = CONNECTIONS_MAX;
server.setTimeout(IDLE_TIMEOUT);
// `hostname` is used in URLs that Next makes for itself, not to listen.
const app = next({ dev: isDevelopment, hostname: 'localhost', port, httpServer: server });
await app.prepare();
server.on('request', createPipeline(app.getRequestHandler()));
drainOnSignal(server, () => app.close());
server.listen(port, address, () => void checkLightPages(ownOrigin()));
