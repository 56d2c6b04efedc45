import { robotsText } from '#lib/seo/robots.ts';
import { textHeaders } from '#lib/seo/text-response.ts';

export const dynamic = 'force-dynamic';

export const GET = () => new Response(robotsText(), { headers: textHeaders('text/plain') });
