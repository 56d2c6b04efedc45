import { readBrowserReports } from './browser-reports.ts';

const HOSTS = ['www.example.in'];
const violation = (body: object, url = 'https://www.example.in/hi/ekaa?name=Asha') => ({
  type: 'csp-violation',
  url,
  age: 5,
  user_agent: 'A browser',
  body: { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/a.js?id=7', ...body },
});

test('a report is what went wrong and on which page, without queries and names of browsers', () => {
  expect(readBrowserReports([violation({}), violation({ blockedURL: 'inline' })], HOSTS)).toEqual([
    { what: 'csp-violation script-src-elem https://evil.example', where: '/hi/ekaa' },
    { what: 'csp-violation script-src-elem inline', where: '/hi/ekaa' },
  ]);
});

test('the report of an older browser says the same', () => {
  const report = {
    'document-uri': 'https://www.example.in/ekaa?a=b',
    'violated-directive': 'img-src',
    'blocked-uri': 'data',
    'script-sample': 'secret',
  };
  expect(readBrowserReports({ 'csp-report': report }, HOSTS)).toEqual([{ what: 'csp-violation img-src data', where: '/ekaa' }]);
});

test('deprecations, interventions and crashes have the name that browsers give them', () => {
  const url = 'https://www.example.in/';
  const reports = [
    { type: 'deprecation', url, body: { id: 'UnloadHandler', message: 'Asha' } },
    { type: 'crash', url, body: { reason: 'oom' } },
    { type: 'intervention', url, body: null },
  ];
  expect(readBrowserReports(reports, HOSTS).map(({ what }) => what)).toEqual([
    'deprecation UnloadHandler',
    'crash oom',
    'intervention',
  ]);
});

test.each([
  ['of another site', violation({}, 'https://other.example/')],
  ['about an extension', violation({ blockedURL: 'chrome-extension://abc/a.js' })],
  ['from an extension', violation({ sourceFile: 'moz-extension://abc/a.js' })],
  ['of an unknown type', { ...violation({}), type: 'network-error' }],
  ['without an address', violation({}, 'about:blank')],
  ['that is none', 'text'],
  ['that is nothing', undefined],
])('a report %s is not counted', (_what, report) => {
  expect(readBrowserReports([report], HOSTS)).toEqual([]);
});

test('of one request twenty are counted', () => {
  expect(
    readBrowserReports(
      Array.from({ length: 100 }, () => violation({})),
      HOSTS,
    ),
  ).toHaveLength(20);
});
