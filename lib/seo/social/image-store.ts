import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { log } from '#lib/observability/log.ts';
import { writeFileAtomically } from '#lib/platform/atomic-files.ts';

interface Options {
  folder: string;
  /** Size of all files; beyond it the oldest are deleted. */
  bytes: number;
}

const EXTENSION = '.png';

/** Images on disk, which outlive the process; a full or read-only disk is ignored. */
export class ImageFiles {
  private readonly options: Options;
  /** The sizes of the files by name, oldest first. */
  private sizes: Promise<Map<string, number>> | undefined;
  private warned = false;

  constructor(options: Options) {
    this.options = options;
  }

  async read(key: string): Promise<Buffer | undefined> {
    return readFile(this.pathOf(this.nameOf(key))).catch(() => undefined);
  }

  /** Writes an image; another process may read it at the same time. */
  async write(key: string, image: Buffer): Promise<void> {
    const name = this.nameOf(key);
    try {
      await mkdir(this.options.folder, { recursive: true });
      const sizes = await this.listFiles();
      await writeFileAtomically(this.pathOf(name), image);
      sizes.delete(name);
      sizes.set(name, image.length);
      await this.deleteOldest(sizes);
    } catch (error) {
      if (!this.warned) log('warn', 'social-image-not-saved', { reason: error instanceof Error ? error.message : String(error) });
      this.warned = true;
    }
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

/** Too many images wait to be drawn; the client should retry later. */
export class BusyError extends Error {
  override name = 'BusyError';
}

interface Limits {
  /** Size of the images in memory, in bytes. */
  bytes: number;
  /** Images that are being drawn or wait for it; one is drawn at a time. */
  waiting: number;
  /** Pause after each image, in milliseconds, for other requests. */
  pauseMs: number;
}

/** Images in memory and on disk, drawn one at a time. */
export class ImageStore {
  private readonly images: LRUCache<string, Buffer>;
  private readonly pending = new Map<string, Promise<Buffer>>();
  private readonly limits: Limits;
  private readonly files: Pick<ImageFiles, 'read' | 'write'> | undefined;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(limits: Limits, files?: Pick<ImageFiles, 'read' | 'write'>) {
    this.limits = limits;
    this.files = files;
    this.images = new LRUCache({ maxSize: limits.bytes, sizeCalculation: ({ length }) => length });
  }

  /**
   * A stored image, or a newly drawn one.
   * @throws {BusyError} when too many wait
   */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const image = this.images.get(key) ?? this.pending.get(key);
    if (image) return image;
    const loading = this.load(key, draw).finally(() => this.pending.delete(key));
    this.pending.set(key, loading);
    return loading;
  }

  private async load(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const image = (await this.files?.read(key)) ?? (await this.draw(key, draw));
    this.images.set(key, image);
    return image;
  }

  private async draw(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    if (this.waiting >= this.limits.waiting) throw new BusyError('too many images wait to be drawn');
    this.waiting += 1;
    const drawing = this.last.then(draw);
    const pause = () => new Promise((resolve) => setTimeout(resolve, this.limits.pauseMs));
    this.last = drawing.catch(() => undefined).then(pause);
    try {
      const image = await drawing;
      void this.files?.write(key, image);
      return image;
    } finally {
      this.waiting -= 1;
    }
  }
}
