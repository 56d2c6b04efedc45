import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { environment, nodePath } from '#lib/cli/workspace.mjs';
import { CI_ONLY } from './support/ci-only.ts';
import { expect, test } from './support/test.ts';

test('a visitor of a page from the cache gets it during a crawl, stale pages, many connections, a publish and junk', {
  tag: CI_ONLY,
}, async () => {
  const flood = spawn(nodePath(), ['e2e/bench/flood.ts', '--quick'], {
    cwd: join(import.meta.dirname, '..'),
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(flood.stdout), once(flood, 'close')]);
  expect(code, output).toBe(0);
  expect(output).toContain('All bounds held.');
});
