import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { environment, root } from '#lib/cli/workspace.mjs';
import { HYDRATION_DATA_ID } from '#lib/next-internals/hydration-script.ts';

/**
 * The most script of a page beyond that of an empty page, in bytes (gzip). 2.3 KiB are the texts of the error screen in twelve languages,
 * which must not depend on what has failed.
 */
export const SCRIPT_ALLOWANCE = 15 * 1024;

const EMPTY_APP: Record<string, string> = {
  'package.json': '{ "type": "module" }',
  'app/layout.tsx':
    'export default ({ children }: { children: React.ReactNode }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.tsx': 'export default () => <h1>Empty</h1>;',
  'next.config.ts': `export default { turbopack: { root: ${JSON.stringify(root)} }, typescript: { ignoreBuildErrors: true } };`,
};

/**
 * Builds an empty page with the versions of this project.
 * @returns its folder, for `next start`
 */
export function buildEmptyApp(): string {
  const folder = join(root, '.next/bench/empty');
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(EMPTY_APP)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const built = spawnSync('next', ['build'], { cwd: folder, env: environment(), encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the empty page was not built: ${built.stdout}${built.stderr}`);
  return folder;
}

/** The scripts of a page, including those that a light page loads for hydration. */
function scriptsOf(html: string): string[] {
  const [, data] = new RegExp(`id="${HYDRATION_DATA_ID}">(.*?)</script>`).exec(html) ?? [];
  if (data !== undefined) return z.object({ scripts: z.array(z.string()) }).parse(JSON.parse(data)).scripts;
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"?]+)[^>]*>/g)].filter(([tag]) => !/nomodule/i.test(tag));
  return tags.map(([, address = '']) => address);
}

/**
 * The bytes (gzip) of scripts that a modern browser downloads until hydration.
 * @param build the folder of the build
 */
export function scriptBytes(html: string, build: string): number {
  const files = new Set(
    scriptsOf(html).flatMap((address) =>
      address.startsWith('/_next/') ? [decodeURIComponent(address.slice('/_next/'.length))] : [],
    ),
  );
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(build, file))).length, 0);
}

export function emptyPageHtml(folder: string): string {
  return readFileSync(join(folder, '.next/server/app/index.html'), 'utf8');
}
