/** nginx with the configuration of docs/deploy, on other ports. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Adapts docs/deploy/nginx.conf to a machine without certificate and root. */
function adapted(text: string, port: number, instances: readonly number[], folder: string, more: string): string {
  const replacements: [RegExp, string][] = [
    [/worker_processes auto;/, `worker_processes 1;\ndaemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;`],
    [/127\.0\.0\.1:3000/, `127.0.0.1:${instances[0]}`],
    [/127\.0\.0\.1:3001/, `127.0.0.1:${instances[1]}`],
    [/\/var\/cache\/nginx\/site/, `${folder}/cache`],
    [/ {2}server \{\s*listen 80;[\s\S]*?\n {2}\}\n/, ''],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/ *ssl_certificate.*\n *ssl_certificate_key.*\n/, ''],
    [
      /sendfile on;/,
      `sendfile on;\n  access_log off;\n  ${more}\n${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}`,
    ],
  ];
  return replacements.reduce((result, [pattern, replacement]) => {
    if (!pattern.test(result)) throw new Error(`docs/deploy/nginx.conf has no ${pattern}`);
    return result.replace(pattern, replacement);
  }, text);
}

/** @param more directives of `http` @returns the adapted file, in a folder */
export function writeProxyFile(port: number, instances: readonly number[], folder: string, more = ''): string {
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, adapted(readFileSync(join(root, 'docs/deploy/nginx.conf'), 'utf8'), port, instances, folder, more));
  return file;
}

/** @param more directives of `http` */
export function startProxy(port: number, instances: readonly number[], more = ''): ChildProcess {
  const folder = join(root, '.next/soak/nginx');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const file = writeProxyFile(port, instances, folder, more);
  return spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
}
