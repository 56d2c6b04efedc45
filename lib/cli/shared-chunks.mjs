import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE_MAP = /\n\/\/# sourceMappingURL=.*\s*$/;

/**
 * Makes a chunk that differs from another one by the address of its source map only require the other one. The bundler writes such
 * chunks once for each route that shares them, and Node would keep the source and the functions of each.
 * @param {string} folder with the chunks of a server
 */
export function shareChunks(folder) {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    const source = readFileSync(file, 'utf8').replace(SOURCE_MAP, '');
    const first = names.get(source);
    if (first === undefined) names.set(source, name);
    else writeFileSync(file, `module.exports=require(${JSON.stringify(`./${first}`)});`);
  }
}
