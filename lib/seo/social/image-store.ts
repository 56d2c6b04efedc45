import { LRUCache } from 'lru-cache';
import type { BoundedFiles } from '#lib/platform/bounded-files.ts';

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
  private readonly files: Pick<BoundedFiles, 'read' | 'write'> | undefined;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(limits: Limits, files?: Pick<BoundedFiles, 'read' | 'write'>) {
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
