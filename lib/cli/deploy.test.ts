import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS } from '#lib/config/setting-definitions.ts';
import { DEFAULT_LOCALE, LANGUAGE_STORAGE_KEY } from '#lib/i18n/locales.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'docs/deploy');
const files = readdirSync(FOLDER);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const all = files.map((file) => read(`docs/deploy/${file}`)).join('\n');
const nginx = read('docs/deploy/nginx.conf');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Read by Node, by the framework's server and by the C library. */
const NOT_OF_THE_SITE = ['NODE_ENV', 'KEEP_ALIVE_TIMEOUT', 'MALLOC_ARENA_MAX'];

test('the environment has only settings that exist', () => {
  const names = found(all, /\b([A-Z][A-Z_]{3,})(?:=|: )/g);
  expect(names).toContain('REDIS_URL');
  expect(names.filter((name) => !Object.hasOwn(SETTINGS, name) && !NOT_OF_THE_SITE.includes(name))).toEqual([]);
});

test.each(['docs/deploy/Containerfile', 'docs/deploy/site@.service', 'docs/production.md'])(
  '%s bounds the memory as `npm start` does',
  (file) => {
    const [, heap = ''] = /const HEAP = \[(.*)\];/.exec(read('lib/cli/workspace.mjs')) ?? [];
    const [, arenas] = /const MALLOC_ARENA_MAX = '(\d+)';/.exec(read('lib/cli/workspace.mjs')) ?? [];
    const options = [...found(heap, /'([^']+)'/g), `MALLOC_ARENA_MAX=${arenas}`];
    expect(options).toHaveLength(3);
    expect(options.filter((option) => !read(file).includes(option))).toEqual([]);
  },
);

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
  const [names = ''] = found(nginx, /\^\/\(\?:(_next[^)]*)\)/g);
  const folders = names.split('|').map((name) => (name.startsWith('service/') ? `app/${name}` : `public/${name}`));
  const generated = ['public/_next/static', 'public/pdfjs'];
  expect(folders.filter((folder) => !generated.includes(folder) && !existsSync(path.join(ROOT, folder)))).toEqual([]);
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

test('they start the version of Node and with the limits of the heap that `npm start` has', () => {
  const limits = [...new Set(found(read('lib/cli/workspace.mjs'), /'(--max-[\w-]+=\d+)'/g))];
  expect(limits).toHaveLength(2);
  for (const file of ['Containerfile', 'site@.service']) {
    for (const limit of limits) expect(read(`docs/deploy/${file}`)).toContain(limit);
  }
  const [version = ''] = found(read('package.json'), /"node": ">=(\d+)"/g);
  expect(new Set(found(read('docs/deploy/Containerfile'), /node:(\d+)-/g))).toEqual(new Set([version]));
});

test('the idle time of nginx is shorter than that of the site', () => {
  const site = Number(found(read('docs/deploy/site@.service'), /KEEP_ALIVE_TIMEOUT=(\d+)/g)[0]) / 1000;
  for (const seconds of found(nginx, /keepalive_timeout (\d+)s/g)) expect(Number(seconds)).toBeLessThan(site);
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
  expect(found(nginx, /proxy_next_upstream ([^;]+);/g)).toEqual(['error timeout non_idempotent']);
});
