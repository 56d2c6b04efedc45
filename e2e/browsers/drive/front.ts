/**
 * Stands before the site, as a proxy does: makes a line slow, is another client for each form, and shows a page in a narrow frame,
 * which the site itself forbids. Changes nothing else.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newVisitor } from '#e2e/support/visitor.ts';

const FRAME_PATH = '/__frame';
/** An empty page of the site's origin. */
export const EMPTY_PATH = '/__empty';

interface Line {
  /** Milliseconds before each response. */
  delay: number;
  /** Of each response. */
  bytesPerSecond: number;
}

export interface Front {
  origin: string;
  line: Line | undefined;
  /** The next requests come from a client that the site's limits have not seen. */
  changeClient(): void;
  /** The address of a page in a frame. */
  framed(path: string, width: number): string;
  close(): Promise<void>;
}

async function sendSlowly(from: IncomingMessage, to: ServerResponse, { delay, bytesPerSecond }: Line) {
  await pause(delay);
  for await (const part of from) {
    await pause((1000 * part.length) / bytesPerSecond);
    if (to.destroyed) return;
    to.write(part);
  }
  to.end();
}

function frame(path: string, width: string, response: ServerResponse) {
  const address = new URL(path, 'http://any.example');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const source = `${address.pathname}${address.search}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  response.end(
    `<!doctype html><title>frame</title><body style="margin:0"><iframe src="${source}" width="${Number(width)}" height="800" style="border:0"></iframe>`,
  );
}

export async function openFront(site: URL, port: number): Promise<Front> {
  let client = newVisitor();
  const forward = (incoming: IncomingMessage, response: ServerResponse) => {
    const { searchParams, pathname } = new URL(incoming.url ?? '/', 'http://any.example');
    if (pathname === FRAME_PATH) return frame(searchParams.get('page') ?? '/', searchParams.get('width') ?? '390', response);
    if (pathname === EMPTY_PATH)
      return response.setHeader('content-type', 'text/html').end('<!doctype html><title>empty</title>');
    const headers = { ...incoming.headers, 'x-forwarded-for': client };
    const to = { host: site.hostname, port: site.port, path: incoming.url, method: incoming.method, headers };
    const passed = request(to, (answer) => {
      const policy = answer.headers['content-security-policy'];
      if (typeof policy === 'string')
        answer.headers['content-security-policy'] = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (front.line) sendSlowly(answer, response, front.line).catch(() => response.destroy());
      else answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  };
  const server = createServer(forward);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const front: Front = {
    origin: `http://localhost:${port}`,
    line: undefined,
    changeClient() {
      client = newVisitor();
    },
    framed: (path, width) => `${FRAME_PATH}?${new URLSearchParams({ page: path, width: String(width) })}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return front;
}
