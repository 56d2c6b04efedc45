import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file under another name and renames it, so that a process that ends while it writes, or a full disk, leaves the file
 * that was there before.
 * @throws what `writeFile` and `rename` of `node:fs/promises` throw
 */
export async function writeFileAtomically(
  path: string,
  data: string | Buffer,
  options: { mode?: number; flush?: boolean } = {},
): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, data, options);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
