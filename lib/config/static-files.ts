import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** In characters; Next.js takes patterns up to 4,096. */
const PATTERN_MAX = 3000;

/** Sorted paths below a folder; empty when it does not exist. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Patterns that match exactly these texts, each at most `most` characters long. */
function patternsFor(texts: readonly string[], most: number): string[] {
  const patterns: string[] = [];
  for (const text of texts) {
    const escaped = text.replace(/[^A-Za-z0-9/_-]/g, '\\$&');
    const last = patterns.at(-1);
    if (last !== undefined && last.length + escaped.length < most) patterns[patterns.length - 1] = `${last}|${escaped}`;
    else patterns.push(escaped);
  }
  return patterns;
}

/** The paths of all files of `public/` when the process started. */
export const staticFiles: ReadonlySet<string> = new Set(filesBelow(path.join(process.cwd(), 'public')).map((name) => `/${name}`));

/**
 * Header sources for the existing files of a folder in `public/`: a pattern for the folder would match missing files too, whose
 * 404 must not be cached.
 */
export function staticFileSources(folder: string, root = path.join(process.cwd(), 'public')): string[] {
  return patternsFor(filesBelow(path.join(root, folder)), PATTERN_MAX).map((files) => `/${folder}/:file(${files})`);
}
