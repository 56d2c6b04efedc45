import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { withCheapMisses } from './atomic-files.ts';

test('a file that does not exist is not opened, one that exists is read', async () => {
  const files = { existsSync, readFile, readFileSync };
  const opened = jest.spyOn(files, 'readFile');
  const fs = withCheapMisses(files);
  const own = import.meta.filename;
  await expect(fs.readFile(`${own}.none`, 'utf8')).rejects.toThrow('no such file');
  expect(() => fs.readFileSync(`${own}.none`)).toThrow('no such file');
  expect(await fs.readFile(own, 'utf8')).toContain('withCheapMisses');
  expect(fs.readFileSync(own, 'utf8')).toContain('withCheapMisses');
  expect(opened.mock.calls).toEqual([[own, 'utf8']]);
});
