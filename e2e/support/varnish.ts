/** Varnish with the configuration of docs/deploy, on another port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#lib/cli/workspace.mjs';

/** @param instances ports of the site */
export function startVarnish(port: number, instances: readonly [number, number]): { process: ChildProcess; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'varnish-'));
  const file = join(folder, 'default.vcl');
  const text = readFileSync(join(root, 'docs/deploy/default.vcl'), 'utf8');
  const adapted = text
    .replace('.port = "3000"', `.port = "${instances[0]}"`)
    .replace('.port = "3001"', `.port = "${instances[1]}"`);
  writeFileSync(file, adapted);
  const options = ['-F', '-j', 'none', '-n', join(folder, 'run'), '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64m'];
  return { process: spawn('varnishd', options, { stdio: ['ignore', 'ignore', 'inherit'] }), folder };
}
