import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { settings } from '#lib/config/settings.ts';
import { writeFileAtomically } from '#lib/platform/atomic-files.ts';
import type { CacheEntry } from './cache-entry.ts';
import { decodeEntry, encodeEntry } from './entry-codec.ts';

/** Each holds a page and its flight data in memory. */
const READS_AT_ONCE = 8;

/** The entries of a build as files. A full or read-only disk costs nothing but the files. */
export class EntryFiles {
  private readonly folder: string;
  private readonly limit = pLimit(READS_AT_ONCE);

  constructor(folder: string) {
    this.folder = folder;
  }

  read(key: string): Promise<CacheEntry | undefined> {
    return this.limit(() =>
      readFile(this.fileOf(key)).then(
        (bytes) => decodeEntry(key, bytes),
        () => undefined,
      ),
    );
  }

  async write(key: string, entry: CacheEntry): Promise<void> {
    await mkdir(this.folder, { recursive: true })
      .then(() => writeFileAtomically(this.fileOf(key), encodeEntry(key, entry)))
      .catch(() => undefined);
  }

  /** @returns whether the file existed */
  async delete(key: string): Promise<boolean> {
    return rm(this.fileOf(key)).then(
      () => true,
      () => false,
    );
  }

  private fileOf(key: string): string {
    return join(this.folder, createHash('sha256').update(key).digest('base64url'));
  }
}

/** The id of the build; `undefined` during the build. */
export function buildId(): string | undefined {
  try {
    return readFileSync('.next/BUILD_ID', 'utf8');
  } catch {
    return undefined;
  }
}

export function entryFolder(build: string): string {
  return join(settings.CACHE_DIR, 'pages', build);
}
