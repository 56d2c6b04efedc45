import { stat } from 'node:fs/promises';
import path from 'node:path';

const RANGE = /^\s*(\d*)-(\d*)\s*$/;

/** Whether a part of a range header is within a file of a size, in bytes. */
function isWithin(part: string, size: number): boolean {
  const [, start = '', end = ''] = RANGE.exec(part) ?? [];
  if (start === '') return Number(end) > 0 && size > 0;
  return Number(start) < size && (end === '' || Number(end) >= Number(start));
}

/** The size in bytes of a file below a folder of the site, or `undefined` when there is none. */
async function sizeOf(folder: string, name: string): Promise<number | undefined> {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), folder, path.posix.normalize(`/${name}`));
  return stat(file).then(
    (stats) => (stats.isFile() ? stats.size : undefined),
    () => undefined,
  );
}

/** Whether a path of the framework has no file: Next would render a page for it. */
export async function isMissingFrameworkFile(pathname: string): Promise<boolean> {
  const [, name] = /^\/_next\/static\/(.+)$/.exec(pathname) ?? [];
  return name === undefined || (await sizeOf('.next/static', decodeURIComponent(name))) === undefined;
}

/** Whether a path is that of a file of `public/`. */
export async function isPublicFile(pathname: string): Promise<boolean> {
  return (await sizeOf('public', decodeURIComponent(pathname))) !== undefined;
}

/**
 * The size of a file of `public/`, when no part of the `Range` header is within it (416): the framework would fail at that.
 * @param pathname the path of the request, decodable
 */
export async function sizeOutOfRange(pathname: string, range: string | undefined): Promise<number | undefined> {
  const parts = /^bytes=(.+)$/.exec(range ?? '')?.[1]?.split(',');
  if (parts === undefined) return undefined;
  const size = await sizeOf('public', decodeURIComponent(pathname));
  return size === undefined || parts.some((part) => isWithin(part, size)) ? undefined : size;
}
