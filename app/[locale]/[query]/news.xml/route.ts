import { toLocale } from '#lib/i18n/locales.ts';
import { newsFeed } from '#lib/seo/feed.ts';
import { orLastGood } from '#lib/seo/sitemap/last-good.ts';
import { orRetryLater, textHeaders } from '#lib/seo/text-response.ts';

export const dynamic = 'force-dynamic';

/** The feed of press releases by language: `/news.xml`, `/hi/news.xml`. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/[query]/news.xml'>): Promise<Response> {
  const locale = toLocale((await params).locale);
  const type = 'application/rss+xml';
  const respond = async () => new Response(await newsFeed(locale), { headers: textHeaders(type) });
  return orRetryLater(() => orLastGood(`news-${locale}.xml`, respond, type));
}
