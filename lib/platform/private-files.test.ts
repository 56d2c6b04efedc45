import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PrivateFiles } from './private-files.ts';

let folder = '';
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'private-')), 'data/waiting');
});
afterEach(() => rmSync(path.join(folder, '../..'), { recursive: true }));

const modeOf = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8);

test('what is written can be read by the user of the process alone, also in a folder that was there before', async () => {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const files = new PrivateFiles({ folder, max: 10, keptFor: 1000 });
  expect(await files.write('CS-1', { name: 'Asha' })).toBe(true);
  expect([await files.read('CS-1'), modeOf('CS-1.json'), modeOf('.')]).toEqual([{ name: 'Asha' }, '600', '700']);
  await files.delete('CS-1');
  expect([await files.read('CS-1'), readdirSync(folder)]).toEqual([undefined, []]);
});

test('the oldest comes first, too many are refused, and the old are deleted', async () => {
  const files = new PrivateFiles({ folder, max: 2, keptFor: 60_000 });
  expect(await files.names()).toEqual([]);
  for (const name of ['b', 'a']) expect(await files.write(name, {})).toBe(true);
  expect(await files.write('c', {})).toBe(false);
  utimesSync(path.join(folder, 'a.json'), 1, 1);
  expect(await files.names()).toEqual(['a', 'b']);
  expect(await files.deleteOld()).toEqual(['a']);
  expect(await files.names()).toEqual(['b']);
});

test('a file that is not JSON, and others in the folder, are no documents', async () => {
  const files = new PrivateFiles({ folder, max: 2, keptFor: 60_000 });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'a.json'), '{');
  writeFileSync(path.join(folder, 'a.json.1.tmp'), '{}');
  expect([await files.read('a'), await files.names()]).toEqual([undefined, ['a']]);
});
