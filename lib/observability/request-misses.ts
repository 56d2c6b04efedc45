import type { IncomingMessage } from 'node:http';
import { settings } from '#lib/config/settings.ts';
import { misses } from './misses.ts';
import { currentRequest } from './request-context.ts';
import { pathWithoutPersonalData, referrerWithoutPersonalData, searchWithoutPersonalData } from './without-personal-data.ts';

const MISSING: ReadonlySet<number> = new Set([404, 410]);
/** Kinds of address that a link may lead to. */
const LINKED: ReadonlySet<string> = new Set(['page', 'document', 'file', 'text']);

/** The host names of the site, as far as the request and the settings know them. */
export function siteHosts(host: string | undefined): string[] {
  return [...(host === undefined ? [] : [host]), new URL(settings.SITE_ORIGIN).host, ...settings.OTHER_HOSTS];
}

/**
 * Counts what a visitor missed: a search without results, or a missing page with a referrer.
 * @param route the kind of address, see `routeClass`
 */
export function countMisses(
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  route: string,
  status: number,
): void {
  // The flight data of a page that was counted.
  if (headers.rsc !== undefined) return;
  if (currentRequest()?.isSearchEmpty) {
    const search = searchWithoutPersonalData(new URLSearchParams(url.split('?', 2)[1]).get('searchItem') ?? '');
    if (search !== undefined) misses().add('search', search);
  }
  if (!MISSING.has(status) || !LINKED.has(route)) return;
  const where = referrerWithoutPersonalData(headers.referer, siteHosts(headers.host));
  if (where !== undefined) misses().add('page', pathWithoutPersonalData(url), where);
}
