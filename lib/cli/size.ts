/** `npm run size`: how large the source is. Tests, examples, sample content and what `public/` serves do not count. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAYERS } from '../../.dependency-cruiser.mjs';

const LONG = 200;
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

const linesOf = (some: typeof files) => some.reduce((sum, { lines }) => sum + lines, 0);
const within = (folder: string) => files.filter(({ file }) => file === folder || file.startsWith(`${folder}/`));

const long = files.filter(({ lines }) => lines > LONG);
const elsewhere = files.filter(namesOtherKind);
console.log(`source files        ${files.length}`);
console.log(`lines               ${linesOf(files)}`);
console.log(`  of them CSS       ${linesOf(files.filter(({ file }) => file.endsWith('.css')))}`);
console.log(`median file         ${files[files.length >> 1]?.lines} lines`);
console.log(`longest file        ${files[0]?.lines} lines, ${files[0]?.file}`);
console.log(`over ${LONG} lines      ${long.length}`);
for (const { file, lines } of long) console.log(`  ${lines}  ${file}`);
console.log(`files that name a block kind outside its folder and its definition   ${elsewhere.length}`);
for (const { file } of elsewhere) console.log(`  ${file}`);
for (const [layer, folders] of [...LAYERS.entries(), ['cli', ['lib/cli']] as const].reverse()) {
  console.log(`layer ${layer}`);
  for (const folder of folders) console.log(`  ${String(linesOf(within(folder))).padStart(5)}  ${folder}`);
}
