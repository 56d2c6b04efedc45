import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Connection } from '#lib/content-service/http-server.ts';

/** A fault of an address or a prefix. */
export const fault = z.object({
  path: z.string().startsWith('/'),
  fault: z.enum([
    'delay',
    'status',
    'cut',
    'invalid-json',
    'wrong-shapes',
    'nulls',
    'endless',
    'empty',
    'huge',
    'redirect',
    'no-data',
  ]),
  /** `delay`: of the real response, in milliseconds. */
  ms: z.number().int().min(0).default(60_000),
  status: z.number().int().min(400).max(599).default(500),
  /** `cut`: before the headers, or within the body. */
  at: z.enum(['start', 'body']).default('body'),
  /** `huge`: the least size of the body in bytes. */
  bytes: z.number().int().positive().default(30_000_000),
  location: z.string().default('/api/header'),
  /** Whether every second call succeeds. */
  alternate: z.boolean().default(false),
  /** Number of calls; unlimited without it. */
  times: z.number().int().positive().optional(),
});
export type Fault = z.output<typeof fault>;

/** A response that never ends: 64 KB at a time while the client reads. */
function endless(onCancel: () => void): Response {
  const chunk = new TextEncoder().encode('a'.repeat(65_536));
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":"')),
    pull: async (controller) => {
      await pause(1);
      controller.enqueue(chunk);
    },
    cancel: onCancel,
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

/** Half of a text, then a broken connection. */
function cutInBody(text: string, connection: Connection): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2))),
    pull: async () => {
      await pause(20);
      connection.destroy();
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

/** Replaces scalars by null. */
function allNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(allNull);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, allNull(item)]));
}

function ofAnotherType(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (Array.isArray(value)) return 'not a list';
  return [['not', 'this']];
}

/** Changes the types of all values in every second element of the outermost lists, except the kind. */
function wrongShapes(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => {
      if (index % 2 === 0 || typeof item !== 'object' || item === null) return item;
      return Object.fromEntries(
        Object.entries(item).map(([key, inner]) => [key, key === '__component' ? inner : ofAnotherType(inner)]),
      );
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wrongShapes(item)]));
}

const json = { 'content-type': 'application/json' };

/**
 * The response instead of the real one.
 * @param onCancel called when the client cancels an endless body
 */
export async function misbehave(
  given: Fault,
  real: () => Promise<Response>,
  connection: Connection,
  onCancel: () => void,
): Promise<Response> {
  const changed = async (change: (value: unknown) => unknown) => Response.json(change(await (await real()).json()));
  switch (given.fault) {
    case 'delay':
      await pause(given.ms, undefined, { ref: false });
      return real();
    case 'status':
      return Response.json(
        { data: null, error: { status: given.status, name: 'Fault', message: 'On demand.' } },
        { status: given.status },
      );
    case 'cut':
      if (given.at === 'body') return cutInBody(await (await real()).text(), connection);
      connection.destroy();
      return new Response(null);
    case 'invalid-json':
      return new Response((await (await real()).text()).slice(0, -2), { headers: json });
    case 'wrong-shapes':
      return changed(wrongShapes);
    case 'nulls':
      return changed(allNull);
    case 'endless':
      return endless(onCancel);
    case 'empty':
      return new Response('', { headers: json });
    case 'huge':
      return changed((value) => ({ ...Object(value), padding: 'a'.repeat(given.bytes) }));
    case 'no-data':
      return Response.json({ data: [] });
    case 'redirect':
      return new Response(null, { status: 302, headers: { location: given.location } });
  }
}
