import { UNLOCALIZED } from './unlocalized.ts';

const SERVICES: readonly string[] = ['/api', '/service'];
const FILE_FOLDERS = UNLOCALIZED.filter((folder) => !SERVICES.includes(folder));

/** The path of a request target. */
export function pathOf(target = '/'): string {
  return target.split('?', 1)[0] ?? '/';
}

/** Whether a path is below a folder of `public/` or of the framework. */
export function isFile(path: string): boolean {
  return FILE_FOLDERS.some((folder) => path.startsWith(`${folder}/`));
}

/** Whether a path belongs to the content API for browsers or to an endpoint for operators. */
export function isService(path: string): boolean {
  return SERVICES.some((folder) => path.startsWith(`${folder}/`));
}
