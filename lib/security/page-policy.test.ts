import { settings } from '#lib/config/settings.ts';
import { pageHeaders } from './page-headers.ts';
import { pagePolicy } from './page-policy.ts';

function sourcesOf(policy: string, directive: string): string[] | undefined {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1);
}

const used = {
  ...settings,
  MEDIA_BASE_PATH: 'http://media.example/files',
  DOCUMENT_ORIGINS: ['https://documents.example'],
  FRAME_HOSTS: ['maps.example'],
  PDF_WORKER_SRC: 'https://cdn.example/worker.mjs',
  WEB_VITALS_URL: 'https://vitals.example/collect',
  POLICY_REPORT_URL: 'https://reports.example/csp',
};

test('7 a page loads nothing but what it uses', () => {
  const policy = pagePolicy();
  expect(sourcesOf(policy, 'default-src')).toEqual(["'none'"]);
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
  expect(sourcesOf(policy, 'style-src')).toEqual(["'self'"]);
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'"]);
  expect(sourcesOf(policy, 'worker-src')).toEqual(["'none'"]);
  expect(policy).not.toMatch(/report|unsafe-eval|nonce/);
});

test('7 the style sheet in the document is allowed by its hash', () => {
  const styleHash = "'sha256-abc'";
  expect(sourcesOf(pagePolicy({ styleHash }), 'style-src')).toEqual(["'self'", styleHash]);
  // A hash would forbid the styles of the development server.
  expect(sourcesOf(pagePolicy({ styleHash, isDevelopment: true }), 'style-src')).toEqual(["'self'", "'unsafe-inline'"]);
});

test('7 hosts in settings are allowed for their purpose only', () => {
  const policy = pagePolicy({ settings: used });
  expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:', 'https:', 'http://media.example']);
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", 'https://vitals.example']);
  expect(sourcesOf(policy, 'frame-src')).toEqual(["'self'", 'https://maps.example']);
  expect(sourcesOf(policy, 'report-uri')).toEqual(['https://reports.example/csp']);
  expect(sourcesOf(policy, 'report-to')).toEqual(['policy']);
});

test('2.7 the PDF screen fetches documents from listed origins and shows no foreign pictures', () => {
  const own = pagePolicy({ isDocument: true });
  expect(sourcesOf(own, 'worker-src')).toEqual(["'self'"]);
  expect(sourcesOf(own, 'img-src')).toEqual(["'self'", 'data:']);
  expect(own).not.toMatch(/unsafe-eval|blob:|https:/);
  const foreign = pagePolicy({ isDocument: true, settings: used });
  expect(sourcesOf(foreign, 'worker-src')).toEqual(["'self'", 'https://cdn.example', 'blob:']);
  expect(sourcesOf(foreign, 'script-src')).toEqual(expect.arrayContaining(['https://cdn.example', "'wasm-unsafe-eval'"]));
  expect(sourcesOf(foreign, 'connect-src')).toEqual(
    expect.arrayContaining(['http://media.example', 'https://documents.example', 'https://cdn.example']),
  );
});

test('7 the development server may evaluate code, which a hash would forbid', () => {
  const sources = sourcesOf(pagePolicy({ isDevelopment: true }), 'script-src');
  expect(sources).toEqual(["'self'", "'unsafe-inline'", "'unsafe-eval'"]);
});

test('7 settings decide on reports and https, the path on the PDF screen', () => {
  expect(Object.keys(pageHeaders('/ekaa', {}))).toEqual(['content-security-policy']);
  expect(pageHeaders('/hi/document', {})['content-security-policy']).toContain("worker-src 'self'");
  expect(pageHeaders('/ekaa', { nonce: 'abc' })['content-security-policy']).toContain("'nonce-abc'");
  const frameOrigins = ['https://cms.example'];
  expect(pageHeaders('/ekaa', { frameOrigins })['content-security-policy']).toContain('frame-ancestors https://cms.example');
  expect(pageHeaders('/ekaa', {}, { ...used, HSTS_SECONDS: 86_400 })).toMatchObject({
    'reporting-endpoints': 'policy="https://reports.example/csp"',
    'strict-transport-security': 'max-age=86400',
  });
});

test('browsers report to the site itself when it counts what visitors miss, unless a setting names another place', () => {
  const own = { ...settings, COUNT_MISSES: true };
  expect(sourcesOf(pagePolicy({ settings: own }), 'report-uri')).toEqual(['/service/reports']);
  expect(pageHeaders('/', {}, own)['reporting-endpoints']).toBe('policy="/service/reports", default="/service/reports"');
  expect(sourcesOf(pagePolicy({ settings: { ...used, COUNT_MISSES: true } }), 'report-uri')).toEqual([
    'https://reports.example/csp',
  ]);
  expect(pageHeaders('/', {}, settings)).not.toHaveProperty('reporting-endpoints');
});
