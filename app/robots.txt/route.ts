import { robotsText } from '#lib/seo/robots.ts';
import { machineHeaders } from '#lib/seo/xml.ts';

export const dynamic = 'force-dynamic';

/** What crawlers may read. */
export const GET = () => new Response(robotsText(), { headers: machineHeaders('text/plain') });
