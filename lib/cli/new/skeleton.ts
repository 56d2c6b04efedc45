import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a new part of the project needs: files by path, and what is left to do. */
export interface Skeleton {
  /** New files. */
  files: Readonly<Record<string, string>>;
  /** Files that get lines; each function is given the text before. */
  lines: Readonly<Record<string, (text: string) => string>>;
  /** What the author fills in, in order. */
  left: readonly string[];
}

/** Something that an author can mend; its message says what. */
export class WrongInput extends Error {}

/**
 * Replaces one place of a text.
 * @throws when the text does not have it
 */
export function replaceOnce(text: string, before: string | RegExp, after: string): string {
  const changed = text.replace(before, () => after);
  if (changed === text) throw new Error(`“${before}” was not found: the file has changed since this command was written`);
  return changed;
}

/** Adds a line to a list of lines in the order of their texts. */
export function addSorted(lines: readonly string[], line: string): string[] {
  const place = lines.findIndex((other) => other.trim().toLowerCase() > line.trim().toLowerCase());
  return place === -1 ? [...lines, line] : lines.toSpliced(place, 0, line);
}

/**
 * Writes a skeleton, or nothing when a part of it is not possible.
 * @param root the folder of the project
 * @returns the files that are new or changed
 * @throws {WrongInput} when one of the new files exists
 */
export function writeSkeleton(root: string, { files, lines }: Skeleton): string[] {
  const existing = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (existing !== undefined) throw new WrongInput(`${existing} exists: choose another name.`);
  const changed = Object.entries(lines).map(([file, add]): [string, string] => [
    file,
    add(readFileSync(join(root, file), 'utf8')),
  ]);
  const written = [...Object.entries(files), ...changed];
  for (const [file, text] of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return written.map(([file]) => file);
}
