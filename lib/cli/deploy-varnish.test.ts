import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SETTINGS } from '#lib/config/setting-definitions.ts';
import { purgeCall } from '#lib/content/edge/purge-request.ts';
import { DEFAULT_LOCALE, LANGUAGE_STORAGE_KEY } from '#lib/i18n/locales.ts';
import { refusalOf } from '#lib/server/refuse-request.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const FILE = path.join(ROOT, 'docs/deploy/default.vcl');
const vcl = readFileSync(FILE, 'utf8');
const nginx = readFileSync(path.join(ROOT, 'docs/deploy/nginx.conf'), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const isInstalled = spawnSync('varnishd', ['-V']).error === undefined;

(isInstalled ? test : test.skip)('varnishd compiles the configuration (skipped where varnishd is not installed)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vcl-'));
  try {
    const { status, stderr } = spawnSync('varnishd', ['-C', '-j', 'none', '-n', folder, '-f', FILE], { encoding: 'utf8' });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('Varnish and nginx have the same instances, cookies and methods', () => {
  expect(found(vcl, /\.port = "(\d+)"/g)).toEqual(found(nginx, /server 127\.0\.0\.1:(\d+)/g));
  expect(vcl).toContain(`${LANGUAGE_STORAGE_KEY}=(?!${DEFAULT_LOCALE}(?:;|$))`);
  const cookies = found(nginx, /\$cookie_(\w+)/g);
  expect(cookies).toHaveLength(2);
  expect(cookies.filter((cookie) => !vcl.includes(`${cookie}=`))).toEqual([]);
  const [methods = ''] = found(vcl, /req\.method !~ "\^\(\?:([A-Z|]+)\)\$"/g);
  expect(found(nginx, /request_method !~ \^\(\?:([A-Z|]+)\)\$/g)).toEqual([methods]);
  expect(methods.split('|').filter((method) => refusalOf(method, '/') !== undefined)).toEqual([]);
});

test('the folders and services that Varnish names exist', () => {
  const [folders = ''] = found(vcl, /\^\/\(\?:(_next[^)]*)\)\//g);
  const generated = ['_next', 'pdfjs'];
  const places = folders.split('|').filter((name) => !generated.includes(name));
  expect(
    places.filter((name) => !existsSync(path.join(ROOT, 'public', name)) && !existsSync(path.join(ROOT, 'app', name))),
  ).toEqual([]);
  const [kept = '', operators = ''] = [/service\/\(\?:(social[^)]*)\)/g, /service\/\(\?:(metrics[^)]*)\)/g].flatMap((pattern) =>
    found(vcl, pattern),
  );
  const services = [...kept.split('|'), ...operators.split('|')].map((name) => name.replace('\\.', '.').replace(/\/$/, ''));
  expect(services.length).toBeGreaterThan(7);
  expect(services.filter((name) => !existsSync(path.join(ROOT, 'app/service', name)))).toEqual([]);
});

test('Varnish reads the headers that the site sends it', () => {
  const { method, headers } = purgeCall('varnish', ['page:a'], undefined);
  expect(vcl).toContain(`req.method == "${method}"`);
  for (const name of Object.keys(headers)) expect(vcl).toContain(`req.http.${name}`);
  expect(vcl).toContain(`beresp.http.${SETTINGS.EDGE_CONTROL_HEADER.fallback} `);
  expect(SETTINGS.EDGE_TAG_HEADER.read('xkey')).toBe('xkey');
});

test('Varnish adds no header but the id of the request: security headers are the site\u2019s own', () => {
  expect(found(vcl, / set resp\.http\.([\w-]+)/g)).toEqual(['X-Request-Id', 'X-Purged', 'Cache-Control']);
});
