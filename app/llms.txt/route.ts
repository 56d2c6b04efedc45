import { llmsText } from '#lib/seo/llms.ts';
import { orRetryLater, textHeaders } from '#lib/seo/text-response.ts';

export const dynamic = 'force-dynamic';

/** What the site is, for language models. */
export function GET(): Promise<Response> {
  return orRetryLater(async () => new Response(await llmsText(), { headers: textHeaders('text/markdown') }));
}
