import { PART_BYTES, pauseBefore, rangeHeader, totalOf } from '#lib/pdf/ranges.ts';
import { pdfjs } from './engine.ts';

interface SourceOptions {
  signal: AbortSignal;
  /** How much of what is fetched at first is there, from 0 to 1. */
  onShare: (share: number) => void;
  /** Whether parts that are needed do not come. */
  onTrouble: (trouble: boolean) => void;
}

/** A failure of the network is tried again this often before the reader is told. */
const SILENT_TRIES = 1;

/**
 * Fetches the parts of a large document. The library gives a part up for good when it fails once, and with it the page and all
 * that was written on the others; here it is asked for until it comes.
 */
class PatientSource extends pdfjs.PDFDataRangeTransport {
  private readonly address: string;
  private readonly options: SourceOptions;
  private readonly missing = new Set<number>();
  private wake: () => void = () => undefined;

  constructor(address: string, total: number, first: Uint8Array, options: SourceOptions) {
    super(total, first);
    this.address = address;
    this.options = options;
    window.addEventListener('online', () => this.retry(), { signal: options.signal });
  }

  override requestDataRange(begin: number, end: number) {
    void this.load(begin, end);
  }

  /** Asks again at once for what is missing. */
  retry() {
    const wake = this.wake;
    this.wake = () => undefined;
    wake();
  }

  private async load(begin: number, end: number) {
    const { signal, onTrouble } = this.options;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        const answer = await fetch(this.address, { headers: { range: rangeHeader(begin, end) }, signal });
        if (answer.status !== 206) throw new Error(`status ${answer.status}`);
        this.onDataRange(begin, new Uint8Array(await answer.arrayBuffer()));
        if (this.missing.delete(begin)) onTrouble(this.missing.size > 0);
        return;
      } catch {
        if (attempt >= SILENT_TRIES) onTrouble(this.missing.add(begin).size > 0);
        await this.pause(pauseBefore(attempt));
      }
    }
  }

  private async pause(milliseconds: number) {
    await new Promise<void>((resolve) => {
      const before = this.wake;
      setTimeout(resolve, milliseconds);
      this.wake = () => {
        before();
        resolve();
      };
    });
  }
}

/** Reads an answer to its end and says how far it is. */
async function readAll(answer: Response, onShare: (share: number) => void): Promise<Uint8Array> {
  const length = Number(answer.headers.get('content-length'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    read += part.value.length;
    if (length > 0) onShare(Math.min(1, read / length));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** What react-pdf opens: the whole file, or a source of its parts. */
export type OpenedSource = { data: Uint8Array } | { range: PatientSource };

/**
 * Begins to fetch a document: the whole of a small one or where the server gives no parts, else its first part.
 * @throws when the file does not come or the server refuses it
 */
export async function openSource(address: string, options: SourceOptions): Promise<OpenedSource> {
  const { signal, onShare } = options;
  const fetched = async (headers: HeadersInit) => {
    const answer = await fetch(address, { headers, signal });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return answer;
  };
  const first = await fetched({ range: rangeHeader(0, 2 * PART_BYTES) });
  const data = await readAll(first, onShare);
  if (first.status !== 206) return { data };
  const total = totalOf(first.headers.get('content-range'));
  if (total === undefined) return { data: await readAll(await fetched({}), onShare) };
  return data.length >= total ? { data } : { range: new PatientSource(address, total, data, options) };
}
