import type { ImageFiles } from './image-files.ts';

/** Too many images are being made: the answer is to come again. */
export class BusyError extends Error {
  override name = 'BusyError';
}

interface Limits {
  /** The most bytes of images that are kept in memory. */
  bytes: number;
  /** The most images that are made or wait to be made; one is made at a time. */
  waiting: number;
  /** How long nothing is made after an image, so that other requests have their turn; in milliseconds. */
  pauseMs: number;
}

/** Keeps images that were made, those asked for last, and has the others on disk; each is made once, one after the other. */
export class ImageStore {
  private readonly images = new Map<string, Buffer>();
  private readonly wanted = new Map<string, Promise<Buffer>>();
  private readonly limits: Limits;
  private readonly files: Pick<ImageFiles, 'read' | 'write'> | undefined;
  private bytes = 0;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(limits: Limits, files?: Pick<ImageFiles, 'read' | 'write'>) {
    this.limits = limits;
    this.files = files;
  }

  /**
   * An image that was made, or is made now.
   * @throws {BusyError} when too many wait
   */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.images.get(key);
    if (kept) {
      this.images.delete(key);
      this.images.set(key, kept);
      return kept;
    }
    const begun = this.wanted.get(key);
    if (begun) return begun;
    const found = this.find(key, make);
    this.wanted.set(key, found);
    try {
      return await found;
    } finally {
      this.wanted.delete(key);
    }
  }

  private async find(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const image = (await this.files?.read(key)) ?? (await this.make(key, make));
    this.keep(key, image);
    return image;
  }

  private async make(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    if (this.waiting >= this.limits.waiting) throw new BusyError('too many images are being made');
    this.waiting += 1;
    const made = this.last.then(make);
    this.last = made.catch(() => undefined).then(() => this.pause());
    try {
      const image = await made;
      void this.files?.write(key, image);
      return image;
    } finally {
      this.waiting -= 1;
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.limits.pauseMs));
  }

  private keep(key: string, image: Buffer): void {
    this.images.set(key, image);
    this.bytes += image.length;
    for (const [oldest, { length }] of this.images) {
      if (this.bytes <= this.limits.bytes) break;
      this.images.delete(oldest);
      this.bytes -= length;
    }
  }
}
