import { settings } from '#lib/config/settings.ts';
import { UNCRAWLED } from './crawled.ts';
import { absolute } from './page-address.ts';
import { SITEMAP_PATH } from './sitemap/sitemap.ts';

/** What no crawler needs: calls, switches of operators, and lists in orders and selections without end. */
const CLOSED = ['/api/', '/service/revalidate', '/service/ready', '/service/health', ...UNCRAWLED];

/** `robots.txt`: open but for what no crawler needs, or shut on a site that is not indexed (`SITE_INDEXED`). */
export function robotsText(indexed: boolean = settings.SITE_INDEXED): string {
  if (!indexed) return 'User-agent: *\nDisallow: /\n';
  const closed = CLOSED.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${absolute(SITEMAP_PATH)}\n`;
}
