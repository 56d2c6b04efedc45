import { socialImageResponse } from '#lib/seo/social/social-image-response.ts';

export const dynamic = 'force-dynamic';

/** The image that social networks show beside a link to a page; language, path and version are in its address. */
export async function GET(_request: Request, { params }: RouteContext<'/service/social/[...path]'>): Promise<Response> {
  return socialImageResponse((await params).path);
}
