/** Too many images are being made: the answer is to come again. */
export class BusyError extends Error {
  override name = 'BusyError';
}

interface Limits {
  /** The most bytes of images that are kept. */
  bytes: number;
  /** The most images that are made or wait to be made; one is made at a time. */
  waiting: number;
}

/** Keeps images that were made, those asked for last; each is made once, one after the other. */
export class ImageStore {
  private readonly images = new Map<string, Buffer>();
  private readonly making = new Map<string, Promise<Buffer>>();
  private readonly limits: Limits;
  private bytes = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(limits: Limits) {
    this.limits = limits;
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
    const begun = this.making.get(key);
    if (begun) return begun;
    if (this.making.size >= this.limits.waiting) throw new BusyError('too many images are being made');
    const made = this.last.then(make);
    this.last = made.catch(() => undefined);
    this.making.set(key, made);
    try {
      const image = await made;
      this.keep(key, image);
      return image;
    } finally {
      this.making.delete(key);
    }
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
