import { settings } from '#lib/config/settings.ts';
import { readText } from '#lib/content/client/read-text.ts';
import { errorResponse } from '#lib/contract/error-response.ts';
import { parseJson } from '#lib/contract/parse-json.ts';
import { readBrowserReports } from '#lib/observability/browser-reports.ts';
import { misses } from '#lib/observability/misses.ts';
import { siteHosts } from '#lib/observability/request-misses.ts';

export const dynamic = 'force-dynamic';

/** In bytes, and in milliseconds. */
const BODY_MAX = 65_536;
const BODY_MS = 5000;

const done = () => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });

/** What browsers report of the pages, counted without personal data; 404 without `COUNT_MISSES`. */
export async function POST(request: Request): Promise<Response> {
  if (!settings.COUNT_MISSES) return errorResponse(404, 'There is no such path.');
  const signal = AbortSignal.timeout(BODY_MS);
  const text = await readText(new Response(request.body), 'reports', BODY_MAX, signal).catch(() => '');
  const reports = readBrowserReports(parseJson(text), siteHosts(request.headers.get('host') ?? undefined));
  for (const { what, where } of reports) misses().add('browser', what, where);
  return done();
}
