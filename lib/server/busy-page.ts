import { catalogueMessage } from '#lib/content/client/errors.ts';
import { directionOf, type Locale, toLocale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { siteSheet } from '#lib/next-internals/inline-sheet.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { currentRequest } from '#lib/observability/request-context.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';
import type { CacheEntry } from './cache-entry.ts';

/** Seconds. */
const RETRY_AFTER = '5';
/** An error screen without content and render; its retry is a link to the same address. */
function busyPage(locale: Locale): string {
  const text = textOf(locale, 'error');
  return `<!DOCTYPE html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text('title')}</title>${siteSheet()?.link ?? ''}</head><body class="bg-khadi-50"><main class="wrap py-20"><h1 class="text-h1 font-bold">${text('title')}</h1><p class="mt-4 text-lead">${catalogueMessage('503', locale)}</p><p class="mt-7 flex flex-wrap gap-3"><a class="btn btn-primary" href="">${text('retry')}</a><a class="btn btn-secondary" href="/${locale === 'en' ? '' : locale}">${text('home')}</a></p></main></body></html>`;
}

/** Replaces a page that may not be rendered now: 429 for a client with too many renders, 503 when too many wait. */
export function busyEntry(status: 429 | 503): CacheEntry {
  metrics().rendersRefused.inc({ status: String(status) });
  const locale = toLocale(currentRequest()?.path.split('/', 2)[1]);
  const pages = oncePerProcess('busy-pages', () => new Map<Locale, string>());
  const html = pages.get(locale) ?? busyPage(locale);
  pages.set(locale, html);
  const headers = { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER };
  const value = {
    kind: 'APP_PAGE',
    html,
    rscData: undefined,
    segmentData: undefined,
    postponed: undefined,
    status,
    headers,
  } as const;
  return { value, lastModified: Date.now() };
}
