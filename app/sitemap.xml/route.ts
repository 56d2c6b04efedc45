import { sitemapIndex } from '#lib/seo/sitemap/sitemap.ts';

export const dynamic = 'force-dynamic';

/** An index of one file per kind of address. */
export const GET = () => sitemapIndex();
