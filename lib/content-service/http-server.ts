import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

type Handler = (request: Request, connection: Connection) => Promise<Response>;

/** What a handler that misbehaves on purpose needs beside the request. */
export interface Connection {
  /** Ends the connection without an answer. */
  destroy: () => void;
}

/** The largest body of a request that is read, in bytes. */
const BODY_MAX = 1_000_000;
/** Methods whose request has no body. */
const WITHOUT_BODY = new Set(['GET', 'HEAD']);

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let body = '';
  incoming.setEncoding('utf8');
  for await (const chunk of incoming) {
    body += chunk;
    if (body.length > BODY_MAX) throw new Error('The body is too large.');
  }
  return body;
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers, url = '/' } = incoming;
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one): [string, string] => [name, one]),
  );
  const body = WITHOUT_BODY.has(method) ? {} : { body: await bodyOf(incoming) };
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, { method, headers: pairs, ...body });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body) await pipeline(response.body, outgoing);
  else outgoing.end();
}

/** A server of `node:http` around a function from request to response. A caller that goes away ends the answer's stream. */
export function serveHandler(handler: Handler): Server {
  return createServer(async (incoming, outgoing) => {
    try {
      await send(await handler(await toRequest(incoming), { destroy: () => incoming.socket.destroy() }), outgoing);
    } catch {
      // The caller has gone, or the request is malformed.
      outgoing.destroy();
    }
  });
}
