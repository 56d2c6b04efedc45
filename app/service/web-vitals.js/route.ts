import { webVitalsScript } from '#lib/browser/web-vitals.ts';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  return new Response(await webVitalsScript(), { headers: { 'cache-control': 'public, max-age=86400' } });
}
