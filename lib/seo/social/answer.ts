import path from 'node:path';
import { getPage, type LoadedPage } from '#lib/content/page.ts';
import { readSocialPath, socialImagePath, socialTitle } from '#lib/seo/social-image.ts';
import { cardFace } from './card-face.ts';
import { drawSocialImage, type SocialPicture } from './draw.ts';
import { ImageFiles } from './image-files.ts';
import { BusyError, ImageStore } from './image-store.ts';

const YEAR_SECONDS = 31_536_000;
const MINUTE_SECONDS = 60;

/** Beside the caches of the framework, and gone with the build as they are. */
const FOLDER = path.join(/* turbopackIgnore: true */ process.cwd(), '.next/cache/social');
/** Images are 50 to 200 KB each: two thousand on disk, and those asked for last in memory. */
const files = new ImageFiles({ folder: FOLDER, bytes: 256_000_000 });
const images = new ImageStore({ bytes: 16_000_000, waiting: 40, pauseMs: 30 }, files);

interface Tools {
  read: (code: string, segments: readonly string[]) => Promise<Pick<LoadedPage, 'path' | 'result'>>;
  draw: (picture: SocialPicture) => Promise<Buffer>;
  images: ImageStore;
}

const TOOLS: Tools = { read: (code, segments) => getPage(code, segments, {}), draw: drawSocialImage, images };

const withoutImage = (status: number, headers: Record<string, string>) => new Response(null, { status, headers });
const missing = () => withoutImage(404, { 'cache-control': `public, max-age=${MINUTE_SECONDS}` });
const unavailable = () => withoutImage(503, { 'cache-control': 'no-store', 'retry-after': '30' });

/**
 * The social image of a page (spec 2.11, 3). What it shows is the page's title, as the content service has it now; a version of
 * another title leads to the present one, so nothing is drawn that the site does not say.
 * @param segments the path below the folder of the social images
 */
export async function answerSocialImage(segments: readonly string[], { read, draw, images }: Tools = TOOLS): Promise<Response> {
  const asked = readSocialPath(segments);
  if (asked === undefined) return missing();
  const { locale } = asked;
  const { path: sitePath, result } = await read(locale, asked.segments);
  if (result.status === 'failed') return unavailable();
  if (result.status !== 'ok') return missing();
  const page = result.value;
  const title = socialTitle(page);
  const address = socialImagePath(sitePath, locale, title);
  if (!address.endsWith(`/${segments.at(-1)}`))
    return withoutImage(307, { location: address, 'cache-control': `public, max-age=${MINUTE_SECONDS}` });
  try {
    const face = cardFace(page);
    const png = await images.get(`${address} ${face ?? ''}`, () => draw({ title, locale, face }));
    const headers = { 'content-type': 'image/png', 'cache-control': `public, max-age=${YEAR_SECONDS}, immutable` };
    return new Response(new Uint8Array(png), { headers });
  } catch (error) {
    if (error instanceof BusyError) return unavailable();
    throw error;
  }
}
