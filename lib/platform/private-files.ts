import { chmod, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from './atomic-files.ts';

interface Options {
  folder: string;
  /** Files; more are not written. */
  max: number;
  /** In milliseconds. */
  keptFor: number;
}

const EXTENSION = '.json';
const DAY_MS = 86_400_000;

/** The milliseconds of a number of days. */
export const daysInMs = (days: number): number => days * DAY_MS;

/** JSON documents with personal data as files that only the user of the process can read. Processes may share the folder. */
export class PrivateFiles {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** The names of the documents, the oldest first; none without the folder. */
  async names(): Promise<string[]> {
    const files = await this.files();
    return files.map(({ name }) => name);
  }

  /** @returns the value; `undefined` when it is missing or not JSON */
  async read(name: string): Promise<unknown> {
    try {
      const value: unknown = JSON.parse(await readFile(this.pathOf(name), 'utf8'));
      return value;
    } catch {
      return undefined;
    }
  }

  /**
   * @param name letters, digits and dashes
   * @returns whether it is on the disk; `false` when there are too many
   * @throws what `node:fs/promises` throws
   */
  async write(name: string, value: object): Promise<boolean> {
    const { folder, max } = this.options;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // It may have been there before, for others to read.
    await chmod(folder, 0o700);
    if ((await this.files()).length >= max) return false;
    await writeFileAtomically(this.pathOf(name), JSON.stringify(value), { mode: 0o600, flush: true });
    return true;
  }

  async delete(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  /** Deletes what is older than it may be. @returns the names */
  async deleteOld(now = Date.now()): Promise<string[]> {
    const old = (await this.files()).filter(({ writtenAt }) => writtenAt < now - this.options.keptFor);
    await Promise.all(old.map(({ name }) => this.delete(name)));
    return old.map(({ name }) => name);
  }

  private async files(): Promise<{ name: string; writtenAt: number }[]> {
    const found = await readdir(this.options.folder).catch(() => []);
    const names = found.filter((file) => file.endsWith(EXTENSION)).map((file) => path.basename(file, EXTENSION));
    const files = await Promise.all(
      names.map(async (name) => {
        // Another process may have deleted it.
        const stats = await stat(this.pathOf(name)).catch(() => undefined);
        return stats ? [{ name, writtenAt: stats.mtimeMs }] : [];
      }),
    );
    return files.flat().sort((a, b) => a.writtenAt - b.writtenAt);
  }

  private pathOf(name: string): string {
    return path.join(this.options.folder, name + EXTENSION);
  }
}
