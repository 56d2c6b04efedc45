import { UNLOCALIZED } from '#lib/routes/unlocalized.ts';

/** Longest path, and longest path with query, in bytes: more than any address of the site has. */
const PATH_MAX = 1024;
const TARGET_MAX = 8192;

/** The methods that some page, service or endpoint has; each of them refuses the others itself. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const READING = 'GET, HEAD';

const SERVICES: readonly string[] = ['/api', '/service'];
const FILE_FOLDERS = UNLOCALIZED.filter((folder) => !SERVICES.includes(folder));

/** A response without the framework. */
export interface Refusal {
  status: number;
  headers: Record<string, string>;
}

/** Whether a path is below a folder of `public/` or of the framework. */
export function isFile(path: string): boolean {
  return FILE_FOLDERS.some((folder) => path.startsWith(`${folder}/`));
}

/** Whether a path belongs to the content service for browsers or to an endpoint for operators. */
export function isService(path: string): boolean {
  return SERVICES.some((folder) => path.startsWith(`${folder}/`));
}

/**
 * Refuses requests that make the framework fail with a 500, or serve a page under a second address.
 * @param target the request target
 */
export function refusalOf(method: string, target: string): Refusal | undefined {
  const [path = ''] = target.split('?', 1);
  if (target === '*') return { status: 400, headers: {} };
  if (path.length > PATH_MAX || target.length > TARGET_MAX) return { status: 414, headers: {} };
  if (!METHODS.has(method)) return { status: 405, headers: { allow: READING } };
  // The data of pages in the form of another router, and whatever else is behind it.
  if (/^\/_next\/data(?:\/|$)/.test(path)) return { status: 404, headers: {} };
  if (isFile(path) && method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { allow: READING } };
  return undefined;
}
