/** Requests of many clients. */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

const TIMEOUT_MS = 60_000;
/** Retries of a refused page. */
const RETRIES = 20;
const REFUSED = new Set([429, 503]);

export interface Answer {
  /** 0 without a complete response. */
  status: number;
  milliseconds: number;
  retryAfterSeconds: number;
  /** Empty without a complete response. */
  text: () => string;
}

export const clientAddress = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

export class Client {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  ask(path: string, address: string): Promise<Answer> {
    const start = performance.now();
    return new Promise((resolve) => {
      const end = (status: number, chunks: Buffer[] = [], headers: NodeJS.Dict<string | string[]> = {}) =>
        resolve({
          status,
          milliseconds: performance.now() - start,
          retryAfterSeconds: Number(headers['retry-after'] ?? 1),
          text: () => {
            const body = Buffer.concat(chunks);
            return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
          },
        });
      const headers = { 'accept-encoding': 'gzip', 'x-forwarded-for': address };
      const request = get(this.origin + path, { agent: this.agent, headers, timeout: TIMEOUT_MS }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('close', () => (response.complete ? end(response.statusCode ?? 0, chunks, response.headers) : end(0)));
      });
      request.on('timeout', () => request.destroy());
      request.on('error', () => end(0));
    });
  }

  /** Retries a refused request after its `Retry-After`. @returns the last response */
  async askUntilAnswered(path: string, address: string): Promise<Answer> {
    for (let retry = 0; ; retry += 1) {
      const answer = await this.ask(path, address);
      if (!REFUSED.has(answer.status) || retry === RETRIES) return answer;
      await sleep(1000 * answer.retryAfterSeconds);
    }
  }

  close(): void {
    this.agent.destroy();
  }
}

/** @param part the quantile, from 0 to 1 */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
