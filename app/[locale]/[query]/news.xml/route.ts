import { toLocale } from '#lib/i18n/locales.ts';
import { feedResponse } from '#lib/seo/feed.ts';

export const dynamic = 'force-dynamic';

/** The feed of press releases by language: `/news.xml`, `/hi/news.xml`. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/[query]/news.xml'>): Promise<Response> {
  return feedResponse('news', toLocale((await params).locale));
}
