/** `node e2e/faults/server.ts --port 3102`: a content service that fails on demand. */
import { parseArgs } from 'node:util';
import { createFaultyService } from './faulty-service.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '3102' } } });

createFaultyService().listen(Number(values.port), '127.0.0.1');
