import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeProxyFile } from '#e2e/soak/proxy.ts';
import { SETTINGS } from '#lib/config/setting-definitions.ts';
import { DEFAULT_LOCALE, LANGUAGE_STORAGE_KEY } from '#lib/i18n/locales.ts';
import { CONNECTIONS } from '#lib/server/connections.ts';
import { refusalOf } from '#lib/server/refuse-request.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'docs/deploy');
const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(FOLDER, path.join(entry.parentPath, entry.name)));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const all = files.map((file) => read(`docs/deploy/${file}`)).join('\n');
const nginx = read('docs/deploy/nginx.conf');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Read by Node. */
const NOT_OF_THE_SITE = ['NODE_ENV', 'NODE_COMPILE_CACHE'];

const isInstalled = spawnSync('nginx', ['-v']).error === undefined;

(isInstalled ? test : test.skip)('nginx accepts the configuration, without TLS (skipped where nginx is not installed)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  try {
    const options = ['-t', '-q', '-c', writeProxyFile(3209, [3000, 3001], folder), '-p', folder];
    const { status, stderr } = spawnSync('nginx', options, { encoding: 'utf8' });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the environment has only settings that exist', () => {
  const names = found(all, /\b([A-Z][A-Z_]{3,})(?:=|: )/g);
  expect(names).toContain('REDIS_URL');
  expect(names.filter((name) => !Object.hasOwn(SETTINGS, name) && !NOT_OF_THE_SITE.includes(name))).toEqual([]);
});

test.each(['docs/deploy/Containerfile', 'docs/deploy/site@.service', 'docs/production.md'])(
  '%s starts the server that `npm start` starts, with its limits of the heap and kept compiled files',
  (file) => {
    const workspace = read('lib/cli/workspace.mjs');
    const [, heap = ''] = /const HEAP = \[(.*)\];/.exec(workspace) ?? [];
    const [server = ''] = found(workspace, /'(lib\/server\/[\w.]+)'/g);
    expect(existsSync(path.join(ROOT, server))).toBe(true);
    const parts = [...found(heap, /'([^']+)'/g), server, 'NODE_COMPILE_CACHE='];
    expect(parts).toHaveLength(4);
    expect(parts.filter((part) => !read(file).includes(part))).toEqual([]);
  },
);

test('the image has all that the server reads, and the packages without those of development', () => {
  const file = read('docs/deploy/Containerfile');
  const copied = found(file, /COPY --from=build (?:--chown=\S+ )?\/site\/(\S+)/g);
  expect(copied.sort()).toEqual(['.next', 'lib', 'messages', 'next.config.ts', 'public']);
  expect(file).toContain('COPY package.json package-lock.json ./\nRUN npm ci --omit=dev');
});

test('what is built with a setting is one that the build reads', () => {
  for (const name of found(read('docs/deploy/Containerfile'), /^ARG (\w+)/gm)) {
    expect(SETTINGS[name as keyof typeof SETTINGS]).toMatchObject({ build: true });
  }
});

test('the files that are named exist', () => {
  expect(found(all, /(?:dockerfile: |-f )(docs\/[\w./]+)/g).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(found(all, /- \.\/([\w.]+\.\w+):/g).filter((file) => !files.includes(file))).toEqual([]);
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  expect(found(all, /npm run ([\w:]+)/g).filter((script) => !scripts.includes(script))).toEqual([]);
});

test('the addresses of services exist', () => {
  const operators = found(nginx, /\^\/service\/\(\?:([\w|]+)\)/g).flatMap((names) => names.split('|'));
  const services = ['health', ...operators, ...found(nginx, /location = \/service\/([\w.]+)/g)];
  expect(services).toEqual(expect.arrayContaining(['ready', 'revalidate']));
  expect(services.filter((name) => !existsSync(path.join(ROOT, 'app/service', name)))).toEqual([]);
});

test('the folders of files that nginx keeps exist', () => {
  const [names = ''] = found(nginx, /\^\/\(\?:(art[^)]*)\)/g);
  const folders = names.split('|').map((name) => (name.startsWith('service/') ? `app/${name}` : `public/${name}`));
  const generated = ['public/pdfjs'];
  expect(folders.filter((folder) => !generated.includes(folder) && !existsSync(path.join(ROOT, folder)))).toEqual([]);
});

test('a script that one instance does not have is asked of the other: it may be of another release', () => {
  expect(nginx).toMatch(/location \/_next\/static\/ \{[^}]*proxy_next_upstream error timeout http_404;/);
  expect(read('docs/deploy/default.vcl')).toMatch(/status == 404 && bereq.retries == 0 && bereq.url ~ "\^\/_next\/static\/"/);
});

test('nginx reads the cookie of the language, and knows the language without a prefix', () => {
  expect(nginx).toContain(`$cookie_${LANGUAGE_STORAGE_KEY}`);
  expect(nginx).toContain(`(?!${DEFAULT_LOCALE}$)`);
});

test('nginx adds no header but the id of the request: security headers are the site\u2019s own', () => {
  expect(found(nginx, /add_header (.+);/g)).toEqual(['X-Request-Id $request_id always']);
  expect(found(nginx, /proxy_hide_header (.+);/g)).toEqual(['X-Request-Id']);
  expect(nginx).toContain('proxy_set_header X-Request-Id $request_id;');
});

test('the ports of the instances are the same everywhere', () => {
  const ports = found(nginx, /server 127\.0\.0\.1:(\d+)/g);
  expect(ports).toHaveLength(2);
  expect(found(read('docs/deploy/compose.yaml'), /"127\.0\.0\.1:(\d+):3000"/g)).toEqual(ports);
  expect(found(read('docs/deploy/site@.service'), /site@(\d+)/g)).toEqual(ports);
  expect(SETTINGS.PORT.fallback).toBe(3000);
});

test('the image has the version of Node that the site needs', () => {
  const [version = ''] = found(read('package.json'), /"node": ">=(\d+)"/g);
  expect(new Set(found(read('docs/deploy/Containerfile'), /node:(\d+)-/g))).toEqual(new Set([version]));
});

test('nginx keeps a connection for a shorter time than the site, and takes no larger headers', () => {
  const seconds = found(nginx, /keepalive_timeout (\d+)s/g).map(Number);
  expect(seconds).toHaveLength(2);
  expect(Math.max(...seconds) * 1000).toBeLessThan(SETTINGS.KEEP_ALIVE_TIMEOUT.fallback);
  const [largest] = found(nginx, /large_client_header_buffers \d+ (\d+)k/g);
  expect(Number(largest) * 1024).toBeLessThan(CONNECTIONS.maxHeaderSize);
});

test('nginx lets no method through that the site refuses everywhere', () => {
  const [names = ''] = found(nginx, /request_method !~ \^\(\?:([A-Z|]+)\)\$/g);
  expect(names.split('|').filter((method) => refusalOf(method, '/') !== undefined)).toEqual([]);
  expect(names.split('|')).toHaveLength(7);
});

test('nginx passes on the largest body that the webhook reads', () => {
  const [passed = ''] = found(nginx, /revalidate \{\s*client_max_body_size (\d+)m;/g);
  const [largest = ''] = found(read('lib/content/publish/webhook.ts'), /BODY_MAX = ([\d_]+)/g);
  expect(Number(passed) * 1024 ** 2).toBeGreaterThanOrEqual(Number(largest.replaceAll('_', '')));
});

test('the first visitor after a publish does not get the page that nginx kept before it', () => {
  expect(nginx).not.toContain('proxy_cache_background_update');
  expect(found(nginx, /proxy_cache_valid 200 [\d ]*(\d+)s;/g)).toEqual(['1']);
});

test('an instance that answers 503 because content is missing is not taken for one that is down; a form survives one that dies', () => {
  expect(found(nginx, /proxy_next_upstream ([^;]+);/g)).toEqual([
    'error timeout non_idempotent',
    'error timeout http_404',
    'error timeout',
  ]);
});
