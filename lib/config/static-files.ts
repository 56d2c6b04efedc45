import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The longest list of files in one pattern, in characters: the framework takes patterns up to 4,096. */
const PATTERN_MAX = 3000;

/** The files below a folder, as sorted paths with slashes; empty when the folder does not exist yet. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Patterns that match exactly the given texts, as many texts in each as `most` characters allow. */
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

/**
 * Sources of headers for the existing files of a folder in `public/`. A pattern for the whole folder would match missing files
 * too, whose 404 must not be cached.
 * @param folder the folder's name in `public/`
 */
export function staticFileSources(folder: string, root = path.join(process.cwd(), 'public')): string[] {
  return patternsFor(filesBelow(path.join(root, folder)), PATTERN_MAX).map((files) => `/${folder}/:file(${files})`);
}
