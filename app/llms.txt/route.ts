import { llmsText } from '#lib/seo/llms.ts';
import { orRetryLater, textHeaders } from '#lib/seo/text-response.ts';

export const dynamic = 'force-dynamic';

/** A description of the site for language models. */
export function GET(): Promise<Response> {
  return orRetryLater(async () => new Response(await llmsText(), { headers: textHeaders('text/markdown') }));
}
