import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';

const PORT = '3105';

test('the server takes the place of what starts it, ends with status 0 when it is told to, and says so in the log', async ({
  request,
}) => {
  const cwd = join(import.meta.dirname, '..');
  const server = spawn(process.execPath, ['e2e/support/serve.ts', 'shutdown', PORT], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let lines = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    lines += text;
  });
  // With 'exit' some of what it wrote may not have been read.
  const ended = once(server, 'close');
  try {
    const health = () => request.get(`http://localhost:${PORT}/service/health`).then((answer) => answer.status());
    await expect(async () => expect(await health()).toBe(200)).toPass();
    if (process.platform === 'linux') expect(readFileSync(`/proc/${server.pid}/cmdline`, 'utf8')).toContain('next-server');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(lines).toContain('"event":"draining"');
  } finally {
    server.kill('SIGKILL');
  }
});

test('the standalone server has no file that Node would have to compile', () => {
  const files = readdirSync(join(import.meta.dirname, '../.next/standalone/lib'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.js'))).not.toEqual([]);
  expect(files.filter((name) => name.endsWith('.ts'))).toEqual([]);
});
