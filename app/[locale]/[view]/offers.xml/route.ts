import { toLocale } from '#lib/i18n/locales.ts';
import { offersFeed } from '#lib/seo/feed.ts';
import { machineHeaders, orLater } from '#lib/seo/xml.ts';

export const dynamic = 'force-dynamic';

/** The feed of current offers in the language of its address: `/offers.xml`, `/hi/offers.xml`. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/[view]/offers.xml'>): Promise<Response> {
  const locale = toLocale((await params).locale);
  return orLater(async () => new Response(await offersFeed(locale), { headers: machineHeaders('application/rss+xml') }));
}
