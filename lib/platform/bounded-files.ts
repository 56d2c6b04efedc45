import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from './atomic-files.ts';

interface Options {
  folder: string;
  /** Size of all files; beyond it the oldest are deleted. */
  bytes: number;
  /** Called once, when a file cannot be written. */
  onFailure: (reason: string) => void;
}

const EXTENSION = '.bin';

/** Files by key, which outlive the process; a full or read-only disk is ignored. */
export class BoundedFiles {
  private readonly options: Options;
  /** The sizes of the files by name, oldest first. */
  private sizes: Promise<Map<string, number>> | undefined;
  private hasFailed = false;

  constructor(options: Options) {
    this.options = options;
  }

  async read(key: string): Promise<Buffer | undefined> {
    return readFile(this.pathOf(this.nameOf(key))).catch(() => undefined);
  }

  /** Opens a file, which is too large to be read whole for each request; the caller closes it. */
  async open(key: string): Promise<FileHandle | undefined> {
    return open(this.pathOf(this.nameOf(key))).catch(() => undefined);
  }

  /** Writes a file; another process may read it at the same time. */
  async write(key: string, data: Buffer): Promise<void> {
    const name = this.nameOf(key);
    try {
      await mkdir(this.options.folder, { recursive: true });
      const sizes = await this.listFiles();
      await writeFileAtomically(this.pathOf(name), data);
      sizes.delete(name);
      sizes.set(name, data.length);
      await this.deleteOldest(sizes);
    } catch (error) {
      if (!this.hasFailed) this.options.onFailure(error instanceof Error ? error.message : String(error));
      this.hasFailed = true;
    }
  }

  async delete(key: string): Promise<void> {
    const name = this.nameOf(key);
    (await this.sizes?.catch(() => undefined))?.delete(name);
    await rm(this.pathOf(name), { force: true }).catch(() => undefined);
  }

  private nameOf(key: string): string {
    return createHash('sha256').update(key).digest('hex') + EXTENSION;
  }

  private pathOf(name: string): string {
    return path.join(this.options.folder, name);
  }

  private listFiles(): Promise<Map<string, number>> {
    this.sizes ??= this.readFolder();
    this.sizes.catch(() => {
      this.sizes = undefined;
    });
    return this.sizes;
  }

  private async readFolder(): Promise<Map<string, number>> {
    const names = (await readdir(this.options.folder)).filter((name) => name.endsWith(EXTENSION));
    const found = await Promise.all(names.map(async (name) => ({ name, ...(await stat(this.pathOf(name))) })));
    return new Map(found.sort((a, b) => a.mtimeMs - b.mtimeMs).map(({ name, size }) => [name, size]));
  }

  private async deleteOldest(sizes: Map<string, number>): Promise<void> {
    let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [name, size] of sizes) {
      if (bytes <= this.options.bytes) return;
      sizes.delete(name);
      bytes -= size;
      await rm(this.pathOf(name), { force: true });
    }
  }
}
