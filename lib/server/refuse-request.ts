import type { IncomingMessage } from 'node:http';
import { isDevelopment } from '#lib/config/settings.ts';
import { isMissingFrameworkFile, isPublicFile, sizeOutOfRange } from '#lib/platform/served-files.ts';
import { isFile, isService, pathOf } from '#lib/routes/request-path.ts';
import { isProbe, PROBE_RESPONSE } from '#lib/security/probes.ts';
import type { PlainResponse } from './plain-response.ts';

/** The longest path, and path with query, in bytes. */
const PATH_MAX = 1024;
const TARGET_MAX = 8192;

/** The methods of any page, service or endpoint; each refuses the others itself. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const NOT_READING: PlainResponse = { status: 405, headers: { allow: 'GET, HEAD' } };

/** Refuses requests at which Next fails with a 500 or serves a page at a second URL, and those of vulnerability scanners. */
export function refusalOf(method: string, target: string): PlainResponse | undefined {
  const path = pathOf(target);
  if (!target.startsWith('/')) return { status: 400, headers: {} };
  if (path.length > PATH_MAX || target.length > TARGET_MAX) return { status: 414, headers: {} };
  if (!METHODS.has(method)) return NOT_READING;
  if (!isFile(path) && !isService(path) && isProbe(path)) return PROBE_RESPONSE;
  // Data of the Pages Router.
  if (/^\/_next\/data(?:\/|$)/.test(path)) return { status: 404, headers: {} };
  if (isFile(path) && !READING_METHODS.has(method)) return NOT_READING;
  return undefined;
}

/** Refuses a missing file of Next, for which it would render a page, and a file requested with an unsatisfiable range or another method. */
export async function fileRefusalOf({ method = '', url, headers }: IncomingMessage): Promise<PlainResponse | undefined> {
  const path = pathOf(url);
  // In development Next serves files from memory, too.
  if (path.startsWith('/_next/') && !isDevelopment && (await isMissingFrameworkFile(path))) return { status: 404, headers: {} };
  if (!READING_METHODS.has(method) && (await isPublicFile(path))) return NOT_READING;
  const size = headers.range === undefined ? undefined : await sizeOutOfRange(path, headers.range);
  return size === undefined ? undefined : { status: 416, headers: { 'content-range': `bytes */${size}` } };
}
