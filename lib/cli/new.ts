/** `npm run new block <kind>`, `npm run new language <code>`: writes the skeletons at every place that docs/how-to.md names. */
import { newBlock } from './new/block.ts';
import { newLanguage } from './new/language.ts';
import { type Skeleton, WrongInput, writeSkeleton } from './new/skeleton.ts';
import { root, run } from './workspace.mjs';

const MAKERS: Readonly<Record<string, (name: string, root: string) => Skeleton>> = { block: newBlock, language: newLanguage };
const USAGE = 'npm run new block <kind>, such as image-text, or npm run new language <code>, such as ne';

/** @throws {WrongInput} when it cannot be made; then nothing is changed */
function make([what = '', name, ...rest]: readonly string[]): void {
  const maker = Object.hasOwn(MAKERS, what) ? MAKERS[what] : undefined;
  if (maker === undefined || name === undefined || rest.length > 0) throw new WrongInput(USAGE);
  const skeleton = maker(name, root);
  const written = writeSkeleton(root, skeleton);
  // Orders the imports, and breaks long lines.
  run('biome', ['check', '--write', '--log-level=error', ...written]);
  console.log(`Written:\n${written.map((file) => `  ${file}`).join('\n')}\n\nLeft to do (docs/how-to.md):`);
  console.log(skeleton.left.map((task, index) => `  ${index + 1}. ${task}`).join('\n'));
}

try {
  make(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof WrongInput)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
