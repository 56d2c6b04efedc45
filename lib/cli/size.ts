/** `npm run size`: how large the source is. Tests, examples, sample content and what `public/` serves do not count. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const LONG = 120;
const SOURCE = /^(?:app|components|lib|messages)\/.*\.(?:tsx?|mjs|css)$|^(?:middleware|instrumentation|next\.config)\.ts$/;
const NOT_SOURCE = /\.(?:test|test-helper|example|fixture)\.tsx?$|\.d\.ts$/;

const root = join(import.meta.dirname, '../..');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const files = tracked
  .filter((file) => SOURCE.test(file) && !NOT_SOURCE.test(file) && existsSync(join(root, file)))
  .map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return { file, text, lines: text.trimEnd().split('\n').length };
  })
  .sort((a, b) => b.lines - a.lines);

const kinds = readdirSync(join(root, 'components/blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Whether a file names a block kind that is neither its own folder nor its own definition. */
function namesOtherKind({ file, text }: (typeof files)[number]): boolean {
  return kinds.some(
    (kind) =>
      new RegExp(`['"]blocks\\.${kind}['"]`).test(text) &&
      !file.startsWith(`components/blocks/${kind}/`) &&
      file !== `lib/contract/blocks/${kind}.ts`,
  );
}

const sources = new Set(files.map(({ file }) => file));
const imports = new Map(
  files.map(({ file, text }) => [
    file,
    [...text.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '([#.][^']+)'/gms)]
      .map(([, target = '']) => (target.startsWith('#') ? target.slice(1) : normalize(join(dirname(file), target))))
      .filter((target) => sources.has(target)),
  ]),
);

/** The import cycles that a depth-first search meets, each as the files on it. */
function importCycles(): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file]);
    if (path.includes(file) || done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}

const long = files.filter(({ lines }) => lines > LONG);
const elsewhere = files.filter(namesOtherKind);
const cycles = importCycles();
console.log(`source files        ${files.length}`);
console.log(`lines               ${files.reduce((sum, { lines }) => sum + lines, 0)}`);
console.log(`median file         ${files[files.length >> 1]?.lines} lines`);
console.log(`longest file        ${files[0]?.lines} lines, ${files[0]?.file}`);
console.log(`over ${LONG} lines      ${long.length}`);
for (const { file, lines } of long) console.log(`  ${lines}  ${file}`);
console.log(`files that name a block kind outside its folder and its definition   ${elsewhere.length}`);
for (const { file } of elsewhere) console.log(`  ${file}`);
console.log(`import cycles       ${cycles.length}`);
for (const cycle of cycles) console.log(`  ${cycle.join(' → ')}`);
