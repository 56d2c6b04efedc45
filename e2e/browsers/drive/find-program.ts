import { globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first of these programs on the search path, or of the first file that matches a pattern. */
export function findProgram(names: readonly string[], patterns: readonly string[] = []): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return globSync([...places, ...patterns])[0];
}
