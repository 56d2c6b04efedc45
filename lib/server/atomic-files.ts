import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';

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
