import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { settings } from '#lib/config/settings.ts';
import { media } from '#lib/contract/atoms.ts';
import { page } from '#lib/contract/documents.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { LOCALES } from '#lib/i18n/locales.ts';
import { createCollections } from './documents/collection.ts';
import { valuesNow } from './documents/localize.ts';
import { createStore } from './documents/store.ts';
import { everyCall } from './every-call.ts';
import { handle } from './service.ts';

const PUBLIC = path.join(process.cwd(), 'public');
const SCENES = path.join(PUBLIC, 'art/scenes');
/** Size of one drawing, in bytes. */
const MOST_BYTES = 25_000;

const opening = z.object({
  data: z.object({ content: z.tuple([z.object({ media: media.optional(), mobile_media: media.optional() })]).rest(z.unknown()) }),
});

const values = valuesNow(settings.PRODUCT_SLUG);
const documents = createStore(path.join(process.cwd(), 'lib/content-service/data'), settings.PRODUCT_SLUG)();
const calls = everyCall(
  documents,
  createCollections(() => documents),
  values,
).filter(({ name }) => ENDPOINTS[name].answer === page);

/** The pictures of the banners that open pages, with the path of each call. */
async function openingPictures(locale: string) {
  const found = [];
  for (const { path: address } of calls) {
    const response = await handle(new Request(`http://content.test${address}?locale=${locale}`));
    const { success, data: answer } = opening.safeParse(await response.json());
    const banner = success ? answer.data.content[0] : {};
    if (banner.media) found.push({ address, media: banner.media, mobile: banner.mobile_media });
  }
  return found;
}

/** The size that a drawing states itself. */
const drawnSize = (url: string) =>
  /viewBox="\S+ \S+ (\d+) (\d+)"/
    .exec(readFileSync(path.join(PUBLIC, url), 'utf8'))
    ?.slice(1)
    .map(Number);

test.each(LOCALES)('no two pages open with the same picture (%s)', async (locale) => {
  const pictures = await openingPictures(locale);
  expect(pictures.length).toBeGreaterThan(17);
  const urls = pictures.map(({ media: { url } }) => url);
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  for (const { address, media: wide, mobile } of pictures) {
    expect([address, wide.alternative_text]).toEqual([address, expect.stringMatching(/\S/)]);
    expect([address, wide.width, wide.height]).toEqual([address, ...(drawnSize(wide.url) ?? [])]);
    expect([address, mobile?.width, mobile?.height]).toEqual([address, ...(drawnSize(mobile?.url ?? wide.url) ?? [])]);
  }
});

test('each scene is light', () => {
  const heavy = readdirSync(SCENES).filter((file) => readFileSync(path.join(SCENES, file)).length > MOST_BYTES);
  expect(heavy).toEqual([]);
});
