import { socialImageResponse } from '#lib/seo/social/social-image-response.ts';

export const dynamic = 'force-dynamic';

/** The social image of a page; its address has language, path and version. */
export async function GET(_request: Request, { params }: RouteContext<'/service/social/[...path]'>): Promise<Response> {
  return socialImageResponse((await params).path);
}
