import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Connection } from '#lib/content-service/http-server.ts';

/** One thing that goes wrong, at one address or at all that begin with it. */
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
  /** `delay`: how late the real answer comes, in milliseconds. */
  ms: z.number().int().min(0).default(60_000),
  /** `status`: the status of the answer. */
  status: z.number().int().min(400).max(599).default(500),
  /** `cut`: before anything is said, or in the middle of the body. */
  at: z.enum(['start', 'body']).default('body'),
  /** `huge`: the least size of the answer in bytes. */
  bytes: z.number().int().positive().default(30_000_000),
  /** `redirect`: where to. */
  location: z.string().default('/api/header'),
  /** Whether every second call is answered well. */
  alternate: z.boolean().default(false),
  /** How many calls it lasts; for ever when it is not given. */
  times: z.number().int().positive().optional(),
});
export type Fault = z.output<typeof fault>;

/** A connection that is never ended by this side: 64 KB at a time for as long as the caller reads. */
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

/** The first half of a text and then a broken connection. */
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

/** Every scalar as null. */
function allNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(allNull);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, allNull(item)]));
}

/** A value of another type than the one it has. */
function ofAnotherType(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (Array.isArray(value)) return 'not a list';
  return [['not', 'this']];
}

/** Every second element of the outermost lists with all its values of another type; its kind stays. */
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
 * What is answered instead of the real answer.
 * @param onCancel called when the caller gives up an endless body
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
