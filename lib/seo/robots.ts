import { settings } from '#lib/config/settings.ts';
import { DISALLOWED_PATTERNS } from './crawl-rules.ts';
import { absoluteUrl } from './page-address.ts';
import { SITEMAP_PATH } from './sitemap/sitemap.ts';

const DISALLOWED = [
  '/api/',
  '/service/revalidate',
  '/service/ready',
  '/service/health',
  '/service/misses',
  ...DISALLOWED_PATTERNS,
];

/** `robots.txt`; a site that is not indexed disallows everything. */
export function robotsText(indexed: boolean = settings.SITE_INDEXED): string {
  if (!indexed) return 'User-agent: *\nDisallow: /\n';
  const rules = DISALLOWED.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${rules}\nSitemap: ${absoluteUrl(SITEMAP_PATH)}\n`;
}
