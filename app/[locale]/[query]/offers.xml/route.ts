import { toLocale } from '#lib/i18n/locales.ts';
import { offersFeed } from '#lib/seo/feed.ts';
import { orLastGood } from '#lib/seo/sitemap/last-good.ts';
import { orRetryLater, textHeaders } from '#lib/seo/text-response.ts';

export const dynamic = 'force-dynamic';

/** The feed of current offers by language: `/offers.xml`, `/hi/offers.xml`. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/[query]/offers.xml'>): Promise<Response> {
  const locale = toLocale((await params).locale);
  const type = 'application/rss+xml';
  const respond = async () => new Response(await offersFeed(locale), { headers: textHeaders(type) });
  return orRetryLater(() => orLastGood(`offers-${locale}.xml`, respond, type));
}
