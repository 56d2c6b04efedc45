import { stat } from 'node:fs/promises';
import path from 'node:path';

const RANGE = /^\s*(\d*)-(\d*)\s*$/;

function isWithin(part: string, size: number): boolean {
  const [, start = '', end = ''] = RANGE.exec(part) ?? [];
  if (start === '') return Number(end) > 0 && size > 0;
  return Number(start) < size && (end === '' || Number(end) >= Number(start));
}

/** In bytes; `undefined` without the file. */
async function sizeOf(folder: string, name: string): Promise<number | undefined> {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), folder, path.posix.normalize(`/${name}`));
  return stat(file).then(
    (stats) => (stats.isFile() ? stats.size : undefined),
    () => undefined,
  );
}

/** Whether a path below `/_next` has no file: Next would render a page for it. */
export async function isMissingFrameworkFile(pathname: string): Promise<boolean> {
  const [, name] = /^\/_next\/static\/(.+)$/.exec(pathname) ?? [];
  return name === undefined || (await sizeOf('.next/static', decodeURIComponent(name))) === undefined;
}

export async function isPublicFile(pathname: string): Promise<boolean> {
  return (await sizeOf('public', decodeURIComponent(pathname))) !== undefined;
}

/**
 * The size of a file of `public/` when no part of the `Range` header is satisfiable (416), at which Next fails.
 * @param pathname decodable
 */
export async function sizeOutOfRange(pathname: string, range: string | undefined): Promise<number | undefined> {
  const parts = /^bytes=(.+)$/.exec(range ?? '')?.[1]?.split(',');
  if (parts === undefined) return undefined;
  const size = await sizeOf('public', decodeURIComponent(pathname));
  return size === undefined || parts.some((part) => isWithin(part, size)) ? undefined : size;
}
