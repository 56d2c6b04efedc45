import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';

const PORT = '3105';

test('the server exits with 0 on SIGTERM, and logs it', async ({ request }) => {
  const server = spawn(process.execPath, ['e2e/support/serve.ts', 'shutdown', PORT], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let lines = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    lines += text;
  });
  // At 'exit' some output may be unread.
  const ended = once(server, 'close');
  try {
    const health = () => request.get(`http://localhost:${PORT}/service/health`).then((answer) => answer.status());
    await expect(async () => expect(await health()).toBe(200)).toPass();
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(lines).toContain('"event":"draining"');
  } finally {
    server.kill('SIGKILL');
  }
});
