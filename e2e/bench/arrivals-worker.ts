/**
 * A worker of `arrivals.ts`: sends requests when they are due over connections that stay open, and reads no more of an answer than
 * its status, its end and whether Varnish had it. Plain sockets: an HTTP client of Node takes several times as much of the processor,
 * which the servers need.
 */
import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { Arrivals, Result } from './arrivals.ts';

const { port, host, requests, perSecond, seconds, connections } = workerData as Arrivals;
/** A request that has waited for so long counts as lost, in milliseconds. */
const LOST_MS = 5000;
const STATUS_AT = 9;

const due: { request: Buffer; at: number }[] = [];
let next = 0;
const result: Result = { sent: 0, statuses: {}, lost: 0, latencies: new Float64Array(0) };
const latencies: number[] = [];

/** Reads the end of an answer from its parts. */
class Answer {
  private head = '';
  private rest = -1;
  private isChunked = false;
  status = 0;

  /** @returns whether the answer is whole */
  add(data: Buffer): boolean {
    if (this.rest >= 0) return this.body(data.length, data);
    this.head += data.toString('latin1');
    const end = this.head.indexOf('\r\n\r\n');
    if (end < 0) return false;
    this.status = Number(this.head.slice(STATUS_AT, STATUS_AT + 3));
    const length = /\r\ncontent-length: *(\d+)/i.exec(this.head.slice(0, end));
    this.isChunked = length === null && this.status !== 304 && this.status !== 204;
    this.rest = Number(length?.[1] ?? 0);
    const first = this.head.length - end - 4;
    this.head = '';
    return this.body(first, data.subarray(data.length - first));
  }

  /** The last chunk of an answer ends a part: nothing follows it on the connection. */
  private body(length: number, data: Buffer): boolean {
    if (this.isChunked) {
      this.head = (this.head + data.subarray(-7).toString('latin1')).slice(-7);
      return this.head.endsWith('0\r\n\r\n') && (this.head.length === 5 || this.head.startsWith('\r\n'));
    }
    this.rest -= length;
    return this.rest <= 0;
  }
}

class Connection {
  private socket: Socket | undefined;
  private current: { at: number; answer: Answer } | undefined;

  get isFree(): boolean {
    return this.current === undefined;
  }

  send({ request, at }: { request: Buffer; at: number }): void {
    this.current = { at, answer: new Answer() };
    this.socket ??= this.open();
    this.socket.write(request);
  }

  close(): void {
    this.socket?.destroy();
  }

  private open(): Socket {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    socket.on('data', (data) => {
      const { current } = this;
      if (current?.answer.add(data)) this.end(current.at, current.answer.status);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.socket = undefined;
      if (this.current) this.end(this.current.at, 0);
    });
    return socket;
  }

  private end(at: number, status: number): void {
    this.current = undefined;
    latencies.push(performance.now() - at);
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    const waiting = due.shift();
    if (waiting) this.send(waiting);
    else free.push(this);
  }
}

const free = Array.from({ length: connections }, () => new Connection());
const all = [...free];
const texts = requests.map((text) => Buffer.from(text.replaceAll('{host}', host)));
const start = performance.now();

function arrive(): void {
  const elapsed = Math.min(performance.now() - start, seconds * 1000);
  for (; result.sent < Math.ceil((elapsed * perSecond) / 1000); result.sent += 1) {
    const arrival = { request: texts[next] ?? Buffer.alloc(0), at: start + (result.sent * 1000) / perSecond };
    next = (next + 1) % texts.length;
    const connection = free.pop();
    if (connection) connection.send(arrival);
    else due.push(arrival);
  }
  const isOver = elapsed >= seconds * 1000;
  const lost = performance.now() - start > seconds * 1000 + LOST_MS;
  if (!isOver || (free.length < connections && !lost)) {
    setTimeout(arrive, 1);
    return;
  }
  result.lost = result.sent - latencies.length;
  result.latencies = Float64Array.from(latencies);
  for (const connection of all) connection.close();
  parentPort?.postMessage(result);
}
arrive();
