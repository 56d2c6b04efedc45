import { settings } from '#lib/config/settings.ts';
import { createReadyCheck } from '#lib/content/client/ready.ts';
import { isWarm } from '#lib/content/publish/warm-up.ts';
import { caches } from '#lib/server/page-cache.ts';
import { isDraining } from '#lib/server/shutdown.ts';
import { readinessOf } from './readiness.ts';

export const dynamic = 'force-dynamic';

/** Of its own: what it has learned just before an outage must not vouch for reads. */
const answersContent = createReadyCheck();
let hasAnswered = false;

/** 200 while the site can serve visitors; 503 while it starts or shuts down, or as `READY_NEEDS_CONTENT` says. */
export async function GET(): Promise<Response> {
  const content = await answersContent();
  hasAnswered ||= content;
  const { hadFiles } = caches();
  const hasPages = hasAnswered || hadFiles;
  const warm = hadFiles || (hasAnswered && isWarm());
  const needsContent = settings.READY_NEEDS_CONTENT;
  const { status, isReady } = readinessOf({ isDraining: isDraining(), content, hasPages, isWarm: warm, needsContent });
  return Response.json(
    { status, checks: { content } },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
