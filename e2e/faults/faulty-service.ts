import type { Server } from 'node:http';
import { serveHandler } from '#lib/content-service/http-server.ts';
import { handle } from '#lib/content-service/service.ts';
import { type Fault, fault, misbehave } from './faults.ts';

/** The response of `GET /__faults`. */
export interface FaultReport {
  faults: Fault[];
  requests: Record<string, number>;
  /** Endless bodies that clients cancelled. */
  cancelled: number;
}

const CONTROLS = '/__faults';
/** Collects web vitals: a browser would log a 404. */
const COLLECTOR = '/__vitals';

/**
 * The embedded content service with faults. `POST /__faults` with `{path, fault, …}` sets the fault of a path and all
 * below it, `GET` counts calls, `DELETE` removes all faults, or those of `?path=`.
 */
export function createFaultyService(): Server {
  const faults = new Map<string, { fault: Fault; left: number; calls: number }>();
  const requests = new Map<string, number>();
  let cancelled = 0;

  const control = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).searchParams.get('path');
    if (request.method === 'POST') {
      const given = fault.safeParse(await request.json());
      if (!given.success) return Response.json({ error: given.error.issues }, { status: 400 });
      faults.set(given.data.path, { fault: given.data, left: given.data.times ?? Number.POSITIVE_INFINITY, calls: 0 });
    } else if (request.method === 'DELETE') {
      const kept = (key: string) => path !== null && !key.startsWith(path);
      for (const key of [...faults.keys()].filter((key) => !kept(key))) faults.delete(key);
      for (const key of [...requests.keys()].filter((key) => !kept(key))) requests.delete(key);
    }
    const report: FaultReport = {
      faults: [...faults.values()].map((entry) => entry.fault),
      requests: Object.fromEntries(requests),
      cancelled,
    };
    return Response.json(report);
  };

  /** The fault of the longest matching path. */
  const faultAt = (pathname: string): Fault | undefined => {
    const fitting = [...faults].filter(([path, { left }]) => left > 0 && pathname.startsWith(path));
    const entry = fitting.toSorted(([a], [b]) => b.length - a.length)[0]?.[1];
    if (entry === undefined) return undefined;
    entry.left -= 1;
    entry.calls += 1;
    return entry.fault.alternate && entry.calls % 2 === 0 ? undefined : entry.fault;
  };

  return serveHandler(async (request, connection) => {
    const { pathname } = new URL(request.url);
    if (pathname === CONTROLS) return control(request);
    if (pathname === COLLECTOR) return new Response(null, { status: 204 });
    requests.set(pathname, (requests.get(pathname) ?? 0) + 1);
    const given = faultAt(pathname);
    if (!given) return handle(request);
    return misbehave(
      given,
      () => handle(request),
      connection,
      () => {
        cancelled += 1;
      },
    );
  });
}
