import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Plain JavaScript, which the tests cannot import.
const SHARE = `import { shareChunks } from '#lib/cli/shared-chunks.mjs'; shareChunks(process.argv[1])`;

test('chunks with the same source are one module in memory, others stay as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chunks-'));
  const write = (name: string, source: string) =>
    writeFileSync(join(folder, name), `${source}\n\n//# sourceMappingURL=${name}.map\n`);
  write('a.js', 'module.exports=[1,()=>1]');
  write('b.js', 'module.exports=[1,()=>1]');
  write('[c]_d.js', 'module.exports=[2,()=>2]');
  write('data.json', '{}');
  execFileSync(process.execPath, ['--input-type=module', '-e', SHARE, folder]);
  const load = createRequire(join(folder, 'x.js'));
  expect(load('./b.js')).toBe(load('./a.js'));
  expect(load('./a.js')[0]).toBe(1);
  expect(load('./[c]_d.js')[0]).toBe(2);
  rmSync(folder, { recursive: true });
});
