import { answerSocialImage } from '#lib/seo/social/answer.ts';

export const dynamic = 'force-dynamic';

/** The picture that networks show beside a link to a page: language, path and version are its address. */
export async function GET(_request: Request, { params }: RouteContext<'/service/social/[...path]'>): Promise<Response> {
  return answerSocialImage((await params).path);
}
