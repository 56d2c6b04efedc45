import { llmsText } from '#lib/seo/llms.ts';
import { machineHeaders, orLater } from '#lib/seo/xml.ts';

export const dynamic = 'force-dynamic';

/** What the site is, for language models. */
export function GET(): Promise<Response> {
  return orLater(async () => new Response(await llmsText(), { headers: machineHeaders('text/markdown') }));
}
