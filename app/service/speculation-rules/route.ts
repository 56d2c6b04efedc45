import { SPECULATION_RULES } from '#lib/server/speculation-rules.ts';

export const dynamic = 'force-dynamic';

/** The rules by which browsers fetch the next page early; the media type is the one they insist on. */
export function GET(): Response {
  const headers = { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=86400' };
  return new Response(JSON.stringify(SPECULATION_RULES), { headers });
}
