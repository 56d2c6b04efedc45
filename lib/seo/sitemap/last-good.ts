import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { settings } from '#lib/config/settings.ts';
import { ContentError } from '#lib/content/client/errors.ts';
import { logFailure } from '#lib/content/client/log.ts';
import { writeFileAtomically } from '#lib/platform/atomic-files.ts';
import { textHeaders } from '#lib/seo/text-response.ts';

/** `npm run build` empties it. */
const FOLDER = path.resolve(/* turbopackIgnore: true */ settings.CACHE_DIR, 'sitemap');
/** A file is not written more often than this, in milliseconds. */
const SAVE_EVERY_MS = 300_000;

const saved = new Map<string, number>();

/** Saves a complete body; after an early end or a full disk the last one stays. */
async function save(file: string, folder: string, body: ReadableStream): Promise<void> {
  try {
    const text = await new Response(body).text();
    await mkdir(folder, { recursive: true });
    await writeFileAtomically(path.join(folder, file), text);
  } catch {
    saved.delete(file);
  }
}

/**
 * A response, or the last good one while the content service fails, also after a restart.
 * @throws {ContentError} without an earlier one
 */
export async function orLastGood(
  file: string,
  respond: () => Promise<Response>,
  type = 'application/xml',
  folder = FOLDER,
): Promise<Response> {
  try {
    const response = await respond();
    const isDue = Date.now() - (saved.get(file) ?? 0) >= SAVE_EVERY_MS;
    if (response.status !== 200 || response.body === null || !isDue) return response;
    saved.set(file, Date.now());
    const [sent, copy] = response.body.tee();
    void save(file, folder, copy);
    return new Response(sent, { headers: response.headers });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const text = await readFile(path.join(folder, file), 'utf8').catch(() => undefined);
    if (text === undefined) throw error;
    logFailure(error);
    return new Response(text, { headers: textHeaders(type) });
  }
}
