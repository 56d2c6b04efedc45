// Compiles the TypeScript files that the standalone server loads, which are those of the page cache: else Node compiles them at each
// start, and its compiler takes 18 MB of memory for as long as the server runs.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const [folder = ''] = process.argv.slice(2);

const lib = join(folder, 'lib');
for (const name of readdirSync(lib, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.ts')) continue;
  const file = join(lib, name);
  const code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  writeFileSync(file.replace(/ts$/, 'js'), code.replace(/(?<=\b(?:from|import) *\(?')([^']+)\.ts(?=')/g, '$1.js'));
  rmSync(file);
}

const server = join(folder, 'server.js');
writeFileSync(server, readFileSync(server, 'utf8').replace(/(?<="cacheHandler":"[^"]+)\.ts(?=")/, '.js'));
