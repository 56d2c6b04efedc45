import { ContentError } from '#lib/content/errors.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { offersFeed } from '#lib/seo/feed.ts';
import { laterAnswer, machineHeaders } from '#lib/seo/xml.ts';

export const dynamic = 'force-dynamic';

/** The feed of current offers in the language of its address: `/offers.xml`, `/hi/offers.xml`. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/offers.xml'>): Promise<Response> {
  try {
    return new Response(await offersFeed(toLocale((await params).locale)), { headers: machineHeaders('application/rss+xml') });
  } catch (error) {
    if (error instanceof ContentError) return laterAnswer();
    throw error;
  }
}
