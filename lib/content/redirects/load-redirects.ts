import { settings } from '#lib/config/settings.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import type { Redirect } from '#lib/contract/records/redirect.ts';
import { dateInIndia } from '#lib/i18n/format.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { oneAtATime } from '#lib/platform/one-at-a-time.ts';
import { followRedirects } from '#lib/routes/redirect-records.ts';
import { validateList } from '../client/envelope.ts';
import { ContentError } from '../client/errors.ts';
import { logDefect, logFailure } from '../client/log.ts';
import { isReady } from '../client/ready.ts';
import { request } from '../client/request.ts';
import { EVERYTHING, includesRedirects } from '../read/tags.ts';
import type { RedirectTable } from './find-redirect.ts';

const PAGE_SIZE = 50;
const PAGES_MAX = 100;
/** How long the start of the server waits for the redirects, in milliseconds. */
const START_MS = 2000;

/**
 * The redirects in effect, each to its last address. Loops are logged and left out; the first of two for one address counts.
 * @param today an ISO date
 */
export function redirectTable(records: readonly Redirect[], product: string, today: string): RedirectTable {
  const { table, loops } = followRedirects(records, product, today);
  for (const { record } of loops)
    logDefect({ source: ENDPOINTS.redirects.path, pointer: '', reason: `the redirect of ${record.from} is a loop` });
  return table;
}

/** @throws {ContentError} except when the content service works and has no such list: there are no redirects. */
async function loadRecords(): Promise<Redirect[]> {
  const { path, answer } = ENDPOINTS.redirects;
  const records: Redirect[] = [];
  for (let page = 1, pages = 1; page <= Math.min(pages, PAGES_MAX); page += 1) {
    const params = { page_size: PAGE_SIZE, page_no: page };
    try {
      const list = validateList(answer, await request({ method: 'GET', path, params, locale: DEFAULT_LOCALE }), path);
      records.push(...list.items);
      pages = list.pagination.page_count;
    } catch (error) {
      if (error instanceof ContentError && error.status === 404 && page === 1 && (await isReady())) return [];
      throw error;
    }
  }
  return records;
}

/**
 * Loads the redirects now and at every renewal. After a failure the last ones stay.
 * @returns when loaded, after two seconds at the latest
 */
export async function startRedirects(): Promise<void> {
  const reload = oneAtATime(async () => {
    try {
      const table = redirectTable(await loadRecords(), settings.PRODUCT_SLUG, dateInIndia(new Date()));
      globalThis.redirectsInProcess = { table, reload };
    } catch (error) {
      if (error instanceof ContentError) logFailure(error);
      else throw error;
    }
  });
  globalThis.redirectsInProcess ??= { table: new Map(), reload };
  setInterval(() => void reload(), settings.CONTENT_REVALIDATE_SECONDS * 1000).unref();
  await Promise.race([reload(), new Promise((resolve) => setTimeout(resolve, START_MS).unref())]);
}

/** Reloads the redirects when the webhook names a tag that includes them. */
export async function reloadRedirects(tags: readonly string[]): Promise<void> {
  if (tags.some((tag) => tag === EVERYTHING || includesRedirects(tag))) await globalThis.redirectsInProcess?.reload();
}
