/** `npm run layers`: checks that imports point down the layers, and draws them in `docs/layers.md`; with `--check` it only compares. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config, { LAYERS } from '../../.dependency-cruiser.mjs';

const root = join(import.meta.dirname, '../..');
const file = join(root, 'docs/layers.md');
const MERMAID = /```mermaid\n[\s\S]*?```\n/;

const folders = LAYERS.flat();
const folderOf = (path: string) => folders.find((folder) => path === folder || path.startsWith(`${folder}/`));

/** The folders that each folder imports, without those that are reached through another one. */
function importsByFolder({ modules }: ICruiseResult): Map<string, string[]> {
  const imports = new Map(folders.map((folder): [string, Set<string>] => [folder, new Set()]));
  for (const { source, dependencies } of modules) {
    for (const { resolved, dynamic } of dependencies) {
      const [from, to] = [folderOf(source), folderOf(resolved)];
      if (from && to && from !== to && !dynamic) imports.get(from)?.add(to);
    }
  }
  const reaches = (from: string, to: string): boolean =>
    [...(imports.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return new Map(
    [...imports].map(([from, targets]) => [
      from,
      [...targets].filter((to) => ![...targets].some((other) => other !== to && reaches(other, to))).sort(),
    ]),
  );
}

function mermaid(result: ICruiseResult): string {
  const layers = LAYERS.map((names, layer) =>
    [`  subgraph ${layer}`, ...names.map((name) => `    ${name}`), '  end'].join('\n'),
  ).reverse();
  const edges = [...importsByFolder(result)].flatMap(([from, targets]) => targets.map((to) => `  ${from} --> ${to}`));
  return ['```mermaid', 'flowchart TD', ...layers, ...edges, '```\n'].join('\n');
}

process.chdir(root);
const { output } = await cruise([...folders.filter((folder) => existsSync(folder)), 'lib/cli'], {
  ...config.options,
  ruleSet: config,
  validate: true,
});
if (typeof output === 'string') throw new Error(output);
const { violations } = output.summary;
for (const { rule, from, to, cycle } of violations)
  console.error(`${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`);
if (violations.length > 0) process.exit(1);

const before = readFileSync(file, 'utf8');
const after = before.replace(MERMAID, mermaid(output));
if (before !== after && process.argv.includes('--check')) {
  console.error('docs/layers.md is out of date: run `npm run layers`.');
  process.exit(1);
}
writeFileSync(file, after);
console.log(`${output.summary.totalCruised} files, no import upwards, no cycle`);
