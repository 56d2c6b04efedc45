import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The longest list of files in one pattern, in characters: the framework takes patterns up to 4,096. */
const PATTERN_MAX = 3000;

/** The files of a folder and its folders, as paths below it with slashes, in order; none when the build has yet to make it. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Texts as patterns for exactly them, several in each, none longer than `most`. */
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
 * The sources of headers for the files of a folder of `public/` that exist: a missing one must not be kept by anybody, and a
 * pattern for the folder would say so of it too.
 * @param folder the folder's name in `public/`
 */
export function staticFileSources(folder: string, root = path.join(process.cwd(), 'public')): string[] {
  return patternsFor(filesBelow(path.join(root, folder)), PATTERN_MAX).map((files) => `/${folder}/:file(${files})`);
}
