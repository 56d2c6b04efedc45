import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const decisions = readdirSync(path.join(ROOT, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const pages = [
  'README.md',
  ...readdirSync(path.join(ROOT, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];

test.each(pages)('%s names only files that exist', (page) => {
  const files = [...read(page).matchAll(/`((?:app|components|lib|messages|public|e2e|docs)\/[\w./[\]-]*\.\w+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test.each([...pages, ...decisions])('the links of %s lead to files', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(path.join(ROOT, path.dirname(page), link)))).toEqual([]);
});

test('README has fewer than 900 words', () => {
  const text = read('README.md');
  expect(text.split(/\s+/).length).toBeLessThan(900);
});

test.each(decisions)('%s has a context, a decision and consequences', (file) => {
  for (const part of ['Context', 'Decision', 'Consequences']) expect(read(file)).toContain(`**${part}`);
});
