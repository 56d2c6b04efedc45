import path from 'node:path';
import { CACHE_BYTES } from '#lib/config/cache-bytes.ts';
import { settings } from '#lib/config/settings.ts';
import { edgeTags } from '#lib/content/edge/edge-headers.ts';
import { getPage, type LoadedPage } from '#lib/content/page/page.ts';
import { behaviourOf } from '#lib/contract/blocks/behaviour.ts';
import type { Page } from '#lib/contract/documents.ts';
import { log } from '#lib/observability/log.ts';
import { notedTags } from '#lib/observability/request-context.ts';
import { BoundedFiles } from '#lib/platform/bounded-files.ts';
import { readSocialPath, socialImagePath, socialTitle } from '../social-image.ts';
import { drawSocialImage, type SocialImageContent } from './draw-social-image.ts';
import { BusyError, ImageStore } from './image-store.ts';

/** Blocks whose first card is the subject of the page. */
const CARD_BLOCKS = /^blocks\.(?:card-|hero$)/;

/** Other images are not drawn, and nothing is fetched. */
const CARD_IMAGE = /^\/art\/cards\/([a-z0-9-]+\.svg)$/;
const SIZE = { width: 428, height: 270 };

function firstCardImage(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('url' in value && typeof value.url === 'string') {
    const [, file] = CARD_IMAGE.exec(value.url) ?? [];
    const isCard = 'width' in value && value.width === SIZE.width && 'height' in value && value.height === SIZE.height;
    return isCard ? file : undefined;
  }
  for (const part of Object.values(value)) {
    const found = firstCardImage(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The card in the social image; `undefined` when the page is not about cards. */
function cardOfPage({ content }: Pick<Page, 'content'>): string | undefined {
  return firstCardImage(
    content.filter((block) => CARD_BLOCKS.test(block.__component) || behaviourOf(block).contents?.(block).cardBanner),
  );
}

const YEAR_SECONDS = 31_536_000;
const MINUTE_SECONDS = 60;

/** `npm run build` empties it. */
const FOLDER = path.resolve(/* turbopackIgnore: true */ settings.CACHE_DIR, 'social');
/** Images have 50 to 200 KB: about two thousand on disk, and the last used ones in memory. */
const files = new BoundedFiles({
  folder: FOLDER,
  bytes: 256_000_000,
  onFailure: (reason) => log('warn', 'social-image-not-saved', { reason }),
});
const images = new ImageStore({ bytes: CACHE_BYTES.socialImages, waiting: 40, pauseMs: 30 }, files);

interface Dependencies {
  read: (code: string, segments: readonly string[]) => Promise<Pick<LoadedPage, 'path' | 'result'>>;
  draw: (content: SocialImageContent) => Promise<Buffer>;
  images: ImageStore;
}

const DEFAULTS: Dependencies = { read: (code, segments) => getPage(code, segments, {}), draw: drawSocialImage, images };

const withoutImage = (status: number, headers: Record<string, string>) => new Response(null, { status, headers });
const missing = () => withoutImage(404, { 'cache-control': `public, max-age=${MINUTE_SECONDS}` });
const unavailable = () => withoutImage(503, { 'cache-control': 'no-store', 'retry-after': '30' });

/** Shows the current title: the version of another title redirects. */
export async function socialImageResponse(
  segments: readonly string[],
  { read, draw, images }: Dependencies = DEFAULTS,
): Promise<Response> {
  const requested = readSocialPath(segments);
  if (requested === undefined) return missing();
  const { locale } = requested;
  const { path: sitePath, result } = await read(locale, requested.segments);
  if (result.status === 'failed') return unavailable();
  if (result.status !== 'ok') return missing();
  const page = result.value;
  const title = socialTitle(page);
  const address = socialImagePath(sitePath, locale, title);
  if (!address.endsWith(`/${segments.at(-1)}`))
    return withoutImage(307, { location: address, 'cache-control': `public, max-age=${MINUTE_SECONDS}` });
  try {
    const card = cardOfPage(page);
    const png = await images.get(`${address} ${card ?? ''}`, () => draw({ title, locale, card }));
    const headers = {
      'content-type': 'image/png',
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
      ...edgeTags(notedTags()),
    };
    return new Response(new Uint8Array(png), { headers });
  } catch (error) {
    if (error instanceof BusyError) return unavailable();
    throw error;
  }
}
