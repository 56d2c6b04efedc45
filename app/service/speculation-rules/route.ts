import { SPECULATION_RULES } from '#lib/browser/speculation-rules.ts';

export const dynamic = 'force-static';

/** Browsers require this media type. */
export function GET(): Response {
  const headers = { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=86400' };
  return new Response(JSON.stringify(SPECULATION_RULES), { headers });
}
