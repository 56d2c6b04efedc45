import { ContentError } from '#lib/content/errors.ts';
import { llmsText } from '#lib/seo/llms.ts';
import { laterAnswer, machineHeaders } from '#lib/seo/xml.ts';

export const dynamic = 'force-dynamic';

/** What the site is, for language models. */
export async function GET(): Promise<Response> {
  try {
    return new Response(await llmsText(), { headers: machineHeaders('text/markdown') });
  } catch (error) {
    if (error instanceof ContentError) return laterAnswer();
    throw error;
  }
}
