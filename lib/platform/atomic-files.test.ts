import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFileAtomically } from './atomic-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atomic-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file is written whole and nothing else is left', async () => {
  await writeFileAtomically(join(folder, 'a'), 'one');
  await writeFileAtomically(join(folder, 'a'), Buffer.from('two'));
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('two');
  expect(readdirSync(folder)).toEqual(['a']);
});

test('a write that fails leaves what was there', async () => {
  mkdirSync(join(folder, 'a'));
  await expect(writeFileAtomically(join(folder, 'a'), 'one')).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['a']);
});
