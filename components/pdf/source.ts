import { PART_BYTES, pauseBefore, rangeHeader, totalOf } from '#lib/pdf/ranges.ts';
import { pdfjs } from './engine.ts';

interface SourceOptions {
  signal: AbortSignal;
  /** Of the first request, from 0 to 1. */
  onProgress: (progress: number) => void;
  /** Whether needed parts cannot be fetched. */
  onStalled: (stalled: boolean) => void;
}

/** Before the reader is told. */
const SILENT_RETRIES = 1;

/** Fetches a large document in parts, with retries: pdf.js gives up after one failure, and loses document and annotations. */
class RetryingSource extends pdfjs.PDFDataRangeTransport {
  private readonly address: string;
  private readonly options: SourceOptions;
  private readonly missing = new Set<number>();
  private resume: () => void = () => undefined;

  constructor(address: string, total: number, first: Uint8Array, options: SourceOptions) {
    super(total, first);
    this.address = address;
    this.options = options;
    window.addEventListener('online', () => this.retry(), { signal: options.signal });
  }

  override requestDataRange(begin: number, end: number) {
    void this.load(begin, end);
  }

  retry() {
    const resume = this.resume;
    this.resume = () => undefined;
    resume();
  }

  private async load(begin: number, end: number) {
    const { signal, onStalled } = this.options;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        const response = await fetch(this.address, { headers: { range: rangeHeader(begin, end) }, signal });
        if (response.status !== 206) throw new Error(`status ${response.status}`);
        this.onDataRange(begin, new Uint8Array(await response.arrayBuffer()));
        if (this.missing.delete(begin)) onStalled(this.missing.size > 0);
        return;
      } catch {
        if (attempt >= SILENT_RETRIES) onStalled(this.missing.add(begin).size > 0);
        await this.pause(pauseBefore(attempt));
      }
    }
  }

  private async pause(milliseconds: number) {
    await new Promise<void>((resolve) => {
      const before = this.resume;
      setTimeout(resolve, milliseconds);
      this.resume = () => {
        before();
        resolve();
      };
    });
  }
}

async function readAll(response: Response, onProgress: (progress: number) => void): Promise<Uint8Array> {
  const length = Number(response.headers.get('content-length'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    read += part.value.length;
    if (length > 0) onProgress(Math.min(1, read / length));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The `file` of react-pdf. */
export type OpenedSource = { data: Uint8Array } | { range: RetryingSource };

/**
 * Fetches a small document, or one without range requests, as a whole, else its first part.
 * @throws when the request fails
 */
export async function openSource(address: string, options: SourceOptions): Promise<OpenedSource> {
  const { signal, onProgress } = options;
  const fetched = async (headers: HeadersInit) => {
    const response = await fetch(address, { headers, signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response;
  };
  const first = await fetched({ range: rangeHeader(0, 2 * PART_BYTES) });
  const data = await readAll(first, onProgress);
  if (first.status !== 206) return { data };
  const total = totalOf(first.headers.get('content-range'));
  if (total === undefined) return { data: await readAll(await fetched({}), onProgress) };
  return data.length >= total ? { data } : { range: new RetryingSource(address, total, data, options) };
}
