import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { CACHE_ENTRIES } from '#lib/config/cache-bytes.ts';
import { settings } from '#lib/config/settings.ts';
import { log } from '#lib/observability/log.ts';
import { BoundedFiles } from '#lib/platform/bounded-files.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';
import { isVersioned, mediaFile } from './media-file.ts';

/** Larger files are not kept: browsers are sent to the media base. In bytes. */
const FILE_MAX = 16_000_000;
/** Of all files on the disk. */
const BYTES_MAX = 1_000_000_000;
/** Fetched at once, each in memory; more wait, and beyond that they are refused. */
const AT_ONCE = 4;
const WAITING_MAX = 100;
const FETCH_MS = 10_000;
/** When a kept file is fetched again after a failure, in milliseconds. */
const RETRY_MS = 10_000;
const YEAR_SECONDS = 31_536_000;

/** A script in an SVG has nothing that it may do. A PDF is shown by a viewer of the browser, which a sandbox would break. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
const PDF_POLICY = "frame-ancestors 'none'";

interface Options {
  /** The media base, an http(s) address without a slash at its end. */
  base: string;
  files: BoundedFiles;
  /** Age at which a file whose name has no version is fetched again in the background, in milliseconds. */
  renewMs: number;
  get?: typeof fetch;
}

/** The outcome of fetching a file. */
type Fetched = 'written' | 'missing' | 'failed' | 'too-large';

interface MediaFile {
  path: string;
  type: string;
}

async function readBytes(response: Response): Promise<Buffer | 'too-large'> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (bytes > FILE_MAX) return 'too-large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Pictures and documents of the content service, kept on the disk of the site so that they outlive it. */
export class KeptMedia {
  private readonly options: Options;
  /** When each file was last fetched, in milliseconds since 1970. */
  private readonly fetchedAt = new LRUCache<string, number>({ max: CACHE_ENTRIES.media.max });
  private readonly limit = pLimit(AT_ONCE);
  private readonly pending = new Map<string, Promise<Fetched>>();

  constructor(options: Options) {
    this.options = options;
  }

  /** Fetches every file again when somebody asks for it: an editor may have replaced or deleted it. */
  checkAgain(): void {
    this.fetchedAt.clear();
  }

  /** @param segments of the path below the media base, encoded */
  async respond(segments: readonly string[], request: Request, now = Date.now()): Promise<Response> {
    const file = mediaFile(segments);
    if (file === undefined) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
    const { base, files, renewMs } = this.options;
    const kept = await files.open(file.path);
    if (kept) {
      const isOld = now - (this.fetchedAt.get(file.path) ?? Number.NEGATIVE_INFINITY) > renewMs;
      if (isOld) void this.fetchOnce(file, now);
      return this.send(file, kept, request);
    }
    const fetched = await this.fetchOnce(file, now);
    const written = fetched === 'written' ? await files.open(file.path) : undefined;
    if (written) return this.send(file, written, request);
    if (fetched === 'missing') return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=15' } });
    if (fetched === 'failed')
      return new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '10' } });
    // Too large, or the disk is full.
    return new Response(null, { status: 307, headers: { location: base + file.path, 'cache-control': 'public, max-age=300' } });
  }

  /** A stream: many slow clients of one large file would take its size in memory for each. */
  private async send({ path: name, type }: MediaFile, file: FileHandle, request: Request): Promise<Response> {
    const { size, mtimeMs } = await file.stat();
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    const headers = {
      'content-length': String(size),
      'content-type': type,
      'cache-control': isVersioned(name)
        ? `public, max-age=${YEAR_SECONDS}, immutable`
        : `public, max-age=${Math.round(this.options.renewMs / 1000)}, stale-while-revalidate=86400`,
      'content-security-policy': type === 'application/pdf' ? PDF_POLICY : PICTURE_POLICY,
      etag,
    };
    const isKnown = request.headers.get('if-none-match')?.includes(etag);
    if (isKnown || request.method === 'HEAD') {
      await file.close();
      return new Response(null, { status: isKnown ? 304 : 200, headers });
    }
    return new Response(Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>, { headers });
  }

  /** Fetches a file once for all who ask for it meanwhile. */
  private fetchOnce(file: MediaFile, now: number): Promise<Fetched> {
    const { path: name } = file;
    const pending = this.pending.get(name);
    if (pending) return pending;
    if (this.pending.size >= WAITING_MAX) return Promise.resolve('failed');
    const fetching = this.limit(() => this.fetchFile(file, now)).finally(() => this.pending.delete(name));
    void fetching.then((fetched) => fetched === 'failed' && this.fetchedAt.set(name, now - this.options.renewMs + RETRY_MS));
    this.pending.set(name, fetching);
    return fetching;
  }

  private async fetchFile({ path: name, type }: MediaFile, now: number): Promise<Fetched> {
    const { base, files, get = fetch } = this.options;
    try {
      const signal = AbortSignal.timeout(FETCH_MS);
      // A redirect could lead anywhere.
      const response = await get(base + name, { cache: 'no-store', redirect: 'manual', signal });
      const isMissing = response.status === 404 || response.status === 410;
      const isOfType = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() === type;
      if (!response.ok || !isOfType) {
        response.body?.cancel().catch(() => undefined);
        if (isMissing) await files.delete(name);
        else log('warn', 'media-not-fetched', { path: name, reason: `status ${response.status}, not ${type}` });
        return isMissing ? 'missing' : 'failed';
      }
      const data = await readBytes(response);
      if (data === 'too-large') return data;
      // The same file keeps its time, and so its ETag.
      if (!(await files.read(name))?.equals(data)) await files.write(name, data);
      this.fetchedAt.set(name, now);
      return 'written';
    } catch (error) {
      log('warn', 'media-not-fetched', { path: name, reason: error instanceof Error ? error.message : String(error) });
      return 'failed';
    }
  }
}

/** The media of `MEDIA_BASE_PATH`; `undefined` when that is a path of the site, or `MEDIA_THROUGH_SITE` is off. */
export function keptMedia(): KeptMedia | undefined {
  const { CACHE_DIR, CONTENT_REVALIDATE_SECONDS, MEDIA_BASE_PATH: base, MEDIA_THROUGH_SITE } = settings;
  if (!MEDIA_THROUGH_SITE || !/^https?:/i.test(base)) return undefined;
  return oncePerProcess('kept-media', () => {
    const folder = path.resolve(/* turbopackIgnore: true */ CACHE_DIR, 'media');
    const onFailure = (reason: string) => log('warn', 'media-not-saved', { reason });
    const files = new BoundedFiles({ folder, bytes: BYTES_MAX, onFailure });
    return new KeptMedia({ base, files, renewMs: CONTENT_REVALIDATE_SECONDS * 1000 });
  });
}
