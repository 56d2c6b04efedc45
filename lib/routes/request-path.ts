import { UNLOCALIZED } from './unlocalized.ts';

const SERVICES: readonly string[] = ['/api', '/service'];
const FILE_FOLDERS = UNLOCALIZED.filter((folder) => !SERVICES.includes(folder));

export function pathOf(target = '/'): string {
  return target.split('?', 1)[0] ?? '/';
}

/** Below a folder of `public/` or `/_next`. */
export function isFile(path: string): boolean {
  return FILE_FOLDERS.some((folder) => path.startsWith(`${folder}/`));
}

/** The content API for browsers, or an endpoint for operators. */
export function isService(path: string): boolean {
  return SERVICES.some((folder) => path.startsWith(`${folder}/`));
}
