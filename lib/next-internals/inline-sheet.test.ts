import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteSheet, withSheet } from './inline-sheet.ts';

const CSS = '@layer theme{:root{--a:"$&"}}';
const project = process.cwd();
let folder = '';

/** Makes a build with these style sheets the present one. */
function build(sheets: Record<string, string>): void {
  for (const [name, css] of Object.entries(sheets)) writeFileSync(join(folder, '.next/static/chunks', name), css);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheet-'));
  mkdirSync(join(folder, '.next/static/chunks'), { recursive: true });
  process.chdir(folder);
  globalThis.valuesOfProcess?.clear();
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
  globalThis.valuesOfProcess?.clear();
});

const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`;

test('7 the sheet of all pages stands where its link stood, which is disabled; others stay links', () => {
  build({ 'a.css': '.pdf{}', 'b.css': CSS });
  const page = `<head>${link('b.css')}${link('a.css')}</head>`;
  const sent = `<head><style>${CSS}</style><link rel="stylesheet" disabled="" href="/_next/static/chunks/b.css" data-precedence="next"/>${link('a.css')}</head>`;
  expect(withSheet(page)).toBe(sent);
  expect(withSheet(sent)).toBe(sent);
  expect(siteSheet()?.hash).toBe(`'sha256-${createHash('sha256').update(CSS).digest('base64')}'`);
});

test.each([
  ['without a build', {}],
  ['without a sheet that is known', { 'a.css': '.pdf{}' }],
  ['with a sheet that would end its element', { 'a.css': `${CSS}/*</style>*/` }],
])('7 %s a page keeps its link, and the policy has no hash', (_, sheets: Record<string, string>) => {
  build(sheets);
  expect(withSheet(link('a.css'))).toBe(link('a.css'));
  expect(siteSheet()).toBeUndefined();
});
