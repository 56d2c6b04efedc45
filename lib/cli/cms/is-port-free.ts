import { once } from 'node:events';
import { createServer } from 'node:net';

/** Whether nothing listens on a port. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
