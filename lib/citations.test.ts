import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
const PAGE = 'docs/sections.md';
/** Where citations stand: the code of the site, its tests and its decisions; content and what is public cite nothing. */
const PLACES = ['app', 'components', 'lib', 'e2e', 'docs/decisions'];
const PASSED_OVER = ['lib/content-service/data', 'lib/citations.test.ts'];
const CODE = /\.(?:tsx?|mjs|css|md)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (PASSED_OVER.includes(file)) return [];
    if (entry.isDirectory()) return filesBelow(file);
    return CODE.test(entry.name) ? [file] : [];
  });
}

/** The text of a file without the breaks of its lines, so that a citation that runs over two of them is whole. */
function textOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8').replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*/g, ' ');
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, ...groups]) => groups);
const headings = (list = '') => all(list, /"([^"]+)"/g).flat();

/** What a text cites, as the page names it: `spec 2.3`, `rulings "Redirects"`, `architecture "Choices" 3`. */
function citationsIn(text: string): string[] {
  const sections = [
    ...all(text, /\b[Ss]pec ((?:[1-9](?:\.\d+)?)(?:(?:, | and )[1-9](?:\.\d+)?\b)*)/g).flatMap(([list = '']) =>
      list.split(/, | and /),
    ),
    ...all(text, /\b[Ss]ections? ([1-9](?:\.\d+)?)\b/g).flat(),
    // The title of a test.
    ...all(text, /\b(?:test|describe)[\w.]*\(\s*['`]([1-9](?:\.\d+)?) /g).flat(),
    ...all(text, /\]\)?(?: as const)?\)\(\s*['`]([1-9]\.\d+) /g).flat(),
  ];
  const quoted = all(text, /\b([Rr]ulings|contract\.md) ((?:"[^"\n]+"(?:, )?)+)/g).flatMap(([source = '', list]) =>
    headings(list).map((heading) => `${source.toLowerCase()} "${heading}"`),
  );
  const chosen = all(text, /\barchitecture "([^"\n]+)"(?: (\d+))?/g).map(([heading, number]) =>
    number === undefined ? `architecture "${heading}"` : `architecture "${heading}" ${number}`,
  );
  return [...sections.map((number) => `spec ${number}`), ...quoted, ...chosen];
}

/** The rows of the page, by the document they are about. */
function rowsOf(page: string): string[] {
  return page.split(/^## /m).flatMap((part) => {
    const document = part.split('\n', 1)[0] ?? '';
    return all(part, /^\| ([^|]+?) \|/gm).map(([name]) => `${document} ${name}`);
  });
}

const page = readFileSync(path.join(ROOT, PAGE), 'utf8');
const places = [...PLACES.flatMap(filesBelow), ...readdirSync(ROOT).filter((name) => /\.(?:ts|mjs)$/.test(name))];

test('citations are found as comments, tests and decisions write them', () => {
  const text = '(spec 2.1, 7; rulings "Address first", "Languages") Spec 4. contract.md "Rules" (architecture "Choices" 3)';
  expect(citationsIn(text)).toEqual([
    'spec 2.1',
    'spec 7',
    'spec 4',
    'rulings "Address first"',
    'rulings "Languages"',
    'contract.md "Rules"',
    'architecture "Choices" 3',
  ]);
  expect(citationsIn("test('2.3 an empty transcript', () => {")).toEqual(['spec 2.3']);
  expect(citationsIn('Section 9: what the image tool takes')).toEqual(['spec 9']);
});

test('every section that is cited can be looked up', () => {
  const known = new Set(rowsOf(page));
  const cited = places.flatMap((file) => citationsIn(textOf(file)).map((citation) => ({ file, citation })));
  expect(cited.length).toBeGreaterThan(300);
  expect(cited.filter(({ citation }) => !known.has(citation))).toEqual([]);
});

test('every room and every test that the page names is there', () => {
  const named = all(page, /`([^`\s*]+\/[^`\s*]+|[\w.-]+\.(?:ts|mjs|json))`/g)
    .flat()
    .filter((name = '') => !name.startsWith('/'));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name = '') => !existsSync(path.join(ROOT, name)))).toEqual([]);
});
