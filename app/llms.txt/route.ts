import { llmsText } from '#lib/seo/llms.ts';
import { orLastGood } from '#lib/seo/sitemap/last-good.ts';
import { orRetryLater, textHeaders } from '#lib/seo/text-response.ts';

export const dynamic = 'force-dynamic';

/** A description of the site for language models. */
export function GET(): Promise<Response> {
  const type = 'text/markdown';
  return orRetryLater(() =>
    orLastGood('llms.txt', async () => new Response(await llmsText(), { headers: textHeaders(type) }), type),
  );
}
