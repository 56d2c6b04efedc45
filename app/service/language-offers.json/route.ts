import { LANGUAGE_OFFERS } from '#lib/browser/language-offers.ts';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(LANGUAGE_OFFERS, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } });
}
