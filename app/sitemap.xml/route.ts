import { sitemapIndex } from '#lib/seo/sitemap/sitemap.ts';

export const dynamic = 'force-dynamic';

/** The sitemap: an index of one file a kind of address. */
export const GET = () => sitemapIndex();
