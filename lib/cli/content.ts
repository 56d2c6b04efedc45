/** `npm run content -- --port 3001`: the embedded content service alone, for the HTTP transport and for a look with curl. */
import { parseArgs } from 'node:util';
import { serveHandler } from '#lib/content-service/http-server.ts';
import { handle } from '#lib/content-service/service.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '3001' } } });

serveHandler((request) => handle(request)).listen(Number(values.port), () => {
  console.log(`The content service answers at http://localhost:${values.port}/api/header`);
});
