import { createServer, type Server, type Socket } from 'node:net';

/** `slow` answers after a second, `hung` never, `full` refuses writes. */
export type RedisMode = 'well' | 'slow' | 'hung' | 'full';

const SLOW_MS = 1000;
const CRLF = '\r\n';

type Value = { text: Buffer; endsAt: number };
type Reply = number | Buffer | string | null | Error | Reply[];

/** The complete commands in a buffer, `*2\r\n$3\r\nGET\r\n$1\r\na\r\n`, and its rest. */
function parse(data: Buffer): { commands: Buffer[][]; rest: Buffer } {
  const commands: Buffer[][] = [];
  let at = 0;
  const line = (from: number) => {
    const end = data.indexOf(CRLF, from);
    return end < 0 ? undefined : { length: Number(data.toString('latin1', from + 1, end)), next: end + CRLF.length };
  };
  for (;;) {
    const head = line(at);
    if (!head) break;
    const parts: Buffer[] = [];
    let next = head.next;
    while (parts.length < head.length) {
      const part = line(next);
      if (!part || part.next + part.length + CRLF.length > data.length) return { commands, rest: data.subarray(at) };
      parts.push(data.subarray(part.next, part.next + part.length));
      next = part.next + part.length + CRLF.length;
    }
    commands.push(parts);
    at = next;
  }
  return { commands, rest: data.subarray(at) };
}

function encode(reply: Reply): Buffer {
  if (reply === null) return Buffer.from(`$-1${CRLF}`);
  if (reply instanceof Error) return Buffer.from(`-${reply.message}${CRLF}`);
  if (typeof reply === 'number') return Buffer.from(`:${reply}${CRLF}`);
  if (typeof reply === 'string') return Buffer.from(`+${reply}${CRLF}`);
  if (Array.isArray(reply)) return Buffer.concat([Buffer.from(`*${reply.length}${CRLF}`), ...reply.map(encode)]);
  return Buffer.concat([Buffer.from(`$${reply.length}${CRLF}`), reply, Buffer.from(CRLF)]);
}

/** The commands of Redis that the site uses, in this process. */
export class RedisServer {
  mode: RedisMode = 'well';
  readonly received: string[] = [];
  private readonly values = new Map<string, Value>();
  /** The names of keys of another type. */
  private readonly lists = new Set<string>();
  private stream: { id: number; fields: Buffer[] }[] = [];
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;

  /** Starts, on the same port as before. @returns the port */
  async start(port = 0): Promise<number> {
    const server = createServer((socket) => this.serve(socket));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  }

  /** Stops like a killed process, and loses its data. */
  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(undefined)));
    this.values.clear();
    this.stream = [];
  }

  private serve(socket: Socket): void {
    let pending = Buffer.alloc(0);
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (this.mode === 'hung') return;
      const { commands, rest } = parse(Buffer.concat([pending, data]));
      pending = Buffer.from(rest);
      const replies = commands.map((command) => encode(this.answer(command)));
      if (this.mode === 'slow') setTimeout(() => socket.write(Buffer.concat(replies)), SLOW_MS).unref();
      else socket.write(Buffer.concat(replies));
    });
  }

  private value(key: string): Value | undefined {
    const value = this.values.get(key);
    return value && value.endsAt > Date.now() ? value : undefined;
  }

  private answer([name = Buffer.alloc(0), ...given]: Buffer[]): Reply {
    const command = name.toString().toUpperCase();
    const [key = '', second = '', third = ''] = given.map(String);
    this.received.push(command);
    const value = this.value(key);
    if (this.mode === 'full' && ['SET', 'INCR', 'XADD'].includes(command)) {
      return new Error("OOM command not allowed when used memory > 'maxmemory'.");
    }
    const isTyped = ['GET', 'INCR', 'XADD', 'XRANGE'].includes(command);
    if (isTyped && this.lists.has(key)) return new Error('WRONGTYPE Operation against a key holding the wrong kind of value');
    switch (command) {
      case 'RPUSH':
        this.lists.add(key);
        return 1;
      case 'GET':
        return value?.text ?? null;
      case 'PTTL':
        if (!value) return -2;
        return value.endsAt === Number.POSITIVE_INFINITY ? -1 : value.endsAt - Date.now();
      case 'PEXPIRE':
        if (value) value.endsAt = Date.now() + Number(second);
        return value ? 1 : 0;
      case 'SET':
        if (third === 'NX' && (value || this.lists.has(key))) return null;
        this.lists.delete(key);
        this.values.set(key, { text: given[1] ?? Buffer.from(second), endsAt: Date.now() + Number(given.at(-1)) });
        return given.at(-2)?.toString() === 'PX' ? 'OK' : new Error('ERR only with PX');
      case 'INCR': {
        const count = Number(value?.text ?? 0) + 1;
        this.values.set(key, { text: Buffer.from(String(count)), endsAt: value?.endsAt ?? Number.POSITIVE_INFINITY });
        return count;
      }
      case 'DEL':
        return this.values.delete(key) || this.lists.delete(key) ? 1 : 0;
      case 'XADD': {
        const id = Math.max(Date.now(), (this.stream.at(-1)?.id ?? 0) + 1);
        this.stream.push({ id, fields: given.slice(5) });
        return Buffer.from(`${id}-0`);
      }
      case 'XRANGE': {
        const after = Number(second.slice(1).split('-', 1)[0]);
        return this.stream.filter(({ id }) => id > after).map(({ id, fields }) => [Buffer.from(`${id}-0`), fields]);
      }
      default:
        return new Error(`ERR unknown command '${command}'`);
    }
  }
}
