import { toLocale } from '#lib/i18n/locales.ts';
import { feedResponse } from '#lib/seo/feed.ts';

export const dynamic = 'force-dynamic';

/** The feed of current offers by language: `/offers.xml`, `/hi/offers.xml`. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/[query]/offers.xml'>): Promise<Response> {
  return feedResponse('offers', toLocale((await params).locale));
}
