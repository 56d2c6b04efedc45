import { sitemapFile } from '#lib/seo/sitemap/sitemap.ts';

export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: RouteContext<'/sitemap/[file]'>): Promise<Response> {
  return sitemapFile((await params).file);
}
