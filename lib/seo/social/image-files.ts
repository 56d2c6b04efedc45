import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { log } from '#lib/server/log.ts';

interface Options {
  folder: string;
  /** The most bytes of files that are kept; the oldest go first. */
  bytes: number;
}

const EXTENSION = '.png';

/**
 * Images on disk, under a hash of what they show, so that they outlive the process. Where nothing can be written, on a read-only
 * disk or a full one, there are none, and nothing fails.
 */
export class ImageFiles {
  private readonly options: Options;
  /** The files with their sizes, oldest first. */
  private sizes: Promise<Map<string, number>> | undefined;
  private told = false;

  constructor(options: Options) {
    this.options = options;
  }

  /** An image that was written under this key. */
  async read(key: string): Promise<Buffer | undefined> {
    return readFile(this.pathOf(this.nameOf(key))).catch(() => undefined);
  }

  /** Writes an image as a whole or not at all: another process may read it at the same time. */
  async write(key: string, image: Buffer): Promise<void> {
    const name = this.nameOf(key);
    try {
      await mkdir(this.options.folder, { recursive: true });
      const sizes = await this.listed();
      const draft = this.pathOf(`${name}.${process.pid}`);
      await writeFile(draft, image);
      await rename(draft, this.pathOf(name));
      sizes.delete(name);
      sizes.set(name, image.length);
      await this.makeRoom(sizes);
    } catch (error) {
      if (!this.told) log('warn', 'social-image-not-saved', { reason: error instanceof Error ? error.message : String(error) });
      this.told = true;
    }
  }

  private nameOf(key: string): string {
    return createHash('sha256').update(key).digest('hex') + EXTENSION;
  }

  private pathOf(name: string): string {
    return path.join(this.options.folder, name);
  }

  private listed(): Promise<Map<string, number>> {
    this.sizes ??= this.list();
    this.sizes.catch(() => {
      this.sizes = undefined;
    });
    return this.sizes;
  }

  private async list(): Promise<Map<string, number>> {
    const names = (await readdir(this.options.folder)).filter((name) => name.endsWith(EXTENSION));
    const found = await Promise.all(names.map(async (name) => ({ name, ...(await stat(this.pathOf(name))) })));
    return new Map(found.sort((a, b) => a.mtimeMs - b.mtimeMs).map(({ name, size }) => [name, size]));
  }

  private async makeRoom(sizes: Map<string, number>): Promise<void> {
    let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [name, size] of sizes) {
      if (bytes <= this.options.bytes) return;
      sizes.delete(name);
      bytes -= size;
      await rm(this.pathOf(name), { force: true });
    }
  }
}
