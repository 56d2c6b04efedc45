import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { BLOCKS } from './definitions.ts';

const FOLDER = 'components/blocks';

test('every kind of block is defined once and has a folder of its own', () => {
  const kinds = BLOCKS.map(({ kind }) => kind).sort();
  expect(kinds).toEqual([...new Set(kinds)]);
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => `blocks.${name}`).sort()).toEqual(kinds);
});

test('nothing but a definition asks which kind a block is', () => {
  const sources = ['lib', 'components', 'app'].map((folder) => `${folder}/*.ts*`);
  const comparison = String.raw`(=== |!== |case |Set\(\[|\.get\()['"]blocks\.`;
  const found = spawnSync('git', ['grep', '-nE', comparison, '--', ...sources, ':!*.test.ts*'], { encoding: 'utf8' });
  expect(found.stdout).toBe('');
});
