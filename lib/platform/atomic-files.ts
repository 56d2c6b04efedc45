import { randomUUID } from 'node:crypto';
import type { readFileSync } from 'node:fs';
import { type readFile, rename, rm } from 'node:fs/promises';

interface Files {
  writeFile: (path: string, data: string | Buffer) => Promise<void>;
}

/**
 * A file system whose files are written completely or not at all: under another name, and then renamed. A process that ends while
 * it writes, or a full disk, leaves the file that was there before.
 */
export function atomicFiles<System extends Files>(fs: System): System {
  return {
    ...fs,
    async writeFile(path: string, data: string | Buffer) {
      const temporary = `${path}.${randomUUID()}.tmp`;
      try {
        await fs.writeFile(temporary, data);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
  };
}

interface ReadFiles {
  existsSync: (path: string) => boolean;
  readFile: typeof readFile;
  readFileSync: typeof readFileSync;
}

/** What the framework expects when there is no file; it reads nothing of it. */
const NO_FILE = new Error('there is no such file');

/** A file system that looks whether a file exists before it opens it: failing to open one costs several times as much. */
export function withCheapMisses<System extends ReadFiles>(fs: System): System {
  const exists = (path: unknown) => fs.existsSync(String(path));
  // The casts stand for the overloads.
  return {
    ...fs,
    readFile: (async (...given: Parameters<typeof readFile>) => {
      if (!exists(given[0])) throw NO_FILE;
      return fs.readFile(...given);
    }) as typeof readFile,
    readFileSync: ((...given: Parameters<typeof readFileSync>) => {
      if (!exists(given[0])) throw NO_FILE;
      return fs.readFileSync(...given);
    }) as typeof readFileSync,
  };
}
