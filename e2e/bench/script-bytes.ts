/** How much script a page downloads, compared with an empty page built with the same versions. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { environment, root } from '#lib/cli/workspace.mjs';
import { HYDRATION_DATA_ID } from '#lib/next-internals/hydration-script.ts';

/** Maximum size of the script of a generic page beyond the script of an empty page, in bytes (gzip). */
export const SCRIPT_ALLOWANCE = 12 * 1024;

const EMPTY_APP: Record<string, string> = {
  'package.json': '{ "type": "module" }',
  'app/layout.tsx':
    'export default ({ children }: { children: React.ReactNode }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.tsx': 'export default () => <h1>Empty</h1>;',
  'next.config.ts': `export default { turbopack: { root: ${JSON.stringify(root)} }, typescript: { ignoreBuildErrors: true } };`,
};

/**
 * Builds an empty page with the project's own versions.
 * @returns its folder, in which `next start` serves it
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

/** The addresses of the scripts that a page has, or that a light page loads for its hydration. */
function scriptsOf(html: string): string[] {
  const [, data] = new RegExp(`id="${HYDRATION_DATA_ID}">(.*?)</script>`).exec(html) ?? [];
  if (data !== undefined) return z.object({ scripts: z.array(z.string()) }).parse(JSON.parse(data)).scripts;
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"?]+)[^>]*>/g)].filter(([tag]) => !/nomodule/i.test(tag));
  return tags.map(([, address = '']) => address);
}

/**
 * The bytes (gzip) of the scripts a modern browser downloads until a page is hydrated.
 * @param html the page as the server sent it
 * @param build the folder of the build that made it
 */
export function scriptBytes(html: string, build: string): number {
  const files = new Set(
    scriptsOf(html).flatMap((address) =>
      address.startsWith('/_next/') ? [decodeURIComponent(address.slice('/_next/'.length))] : [],
    ),
  );
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(build, file))).length, 0);
}

/** The HTML of the empty page, as its build made it. */
export function emptyPageHtml(folder: string): string {
  return readFileSync(join(folder, '.next/server/app/index.html'), 'utf8');
}
