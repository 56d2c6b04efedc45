import { ContentError } from '#lib/content/client/errors.ts';
import type { Result } from '#lib/content/read/read.ts';
import type { Page } from '#lib/contract/documents.ts';
import { SOCIAL_SIZE, socialImage, socialImagePath } from '#lib/seo/social-image.ts';
import { drawSocialImage, type SocialImageContent } from './draw-social-image.ts';
import { ImageStore } from './image-store.ts';
import { socialImageResponse } from './social-image-response.ts';

const page = (title: string, content: Page['content'] = []): Result<Page> => ({ status: 'ok', value: { title, content } });

/** Asks for the image of a page that is answered with `result`; the image is not drawn. */
async function ask(segments: string[], result: Result<Page>) {
  const drawn: SocialImageContent[] = [];
  const read = jest.fn(async (_code: string, asked: readonly string[]) => ({ path: `/${asked.join('/')}`, result }));
  const draw = async (content: SocialImageContent) => {
    drawn.push(content);
    return Buffer.from('png');
  };
  const images = new ImageStore({ bytes: 1, waiting: 5, pauseMs: 0 });
  return { response: await socialImageResponse(segments, { read, draw, images }), read, drawn };
}

const segmentsOf = (...given: Parameters<typeof socialImagePath>) =>
  socialImagePath(...given)
    .split('/')
    .slice(3);

test('2.11 the image of a page shows the title that the content has, and may be cached for ever', async () => {
  const { response, drawn } = await ask(segmentsOf('/legal/terms', 'hi', 'नियम और शर्तें'), page('नियम और शर्तें'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(drawn).toEqual([{ title: 'नियम और शर्तें', locale: 'hi', card: undefined }]);
});

test('2.11 no text of the address is drawn: another version redirects to the current one', async () => {
  const { response, drawn } = await ask(['en', 'a', 'b', '0123456789abcdef.png'], page('Title'));
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toBe(socialImagePath('/a/b', 'en', 'Title'));
  expect(drawn).toEqual([]);
});

test.each([
  [[]],
  [['en']],
  [['en', 'ekaa']],
  [['xx', 'ekaa', '0123456789abcdef.png']],
  [['en', 'ekaa', 'Buy now.png']],
  [['en', 'ekaa', '0123456789ABCDEF.png']],
  [['en', 'ekaa', '0123456789abcdef.svg']],
])('2.11 %j is no social image, and sends no request to the content service', async (segments) => {
  const { response, read } = await ask(segments, page('Title'));
  expect(response.status).toBe(404);
  expect(read).not.toHaveBeenCalled();
});

test('2.11 a page that does not exist has no image; one that fails now has one later', async () => {
  const segments = ['en', 'nope', '0123456789abcdef.png'];
  expect((await ask(segments, { status: 'missing' })).response.status).toBe(404);
  const error = new ContentError({ path: '/api/pages/nope', failure: 'status', status: 503 });
  const { response } = await ask(segments, { status: 'failed', error });
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
});

test('3 a page about cards shows the first card, and no image from elsewhere', async () => {
  const card = (url: string) => ({
    __component: 'blocks.card-detail',
    card: { title: 'T', image: { url, width: 428, height: 270 } },
  });
  const cardFor = async (...blocks: object[]) => {
    const { drawn } = await ask(segmentsOf('/', 'en', `Cards ${blocks.length} ${JSON.stringify(blocks)}`), {
      status: 'ok',
      value: JSON.parse(JSON.stringify({ title: `Cards ${blocks.length} ${JSON.stringify(blocks)}`, content: blocks })),
    });
    return drawn[0]?.card;
  };
  expect(await cardFor(card('/art/cards/select.svg'), card('/art/cards/classic.svg'))).toBe('select.svg');
  expect(await cardFor(card('https://evil.example/art/cards/select.svg'))).toBeUndefined();
  expect(await cardFor(card('/art/cards/../../../package.json'))).toBeUndefined();
  expect(await cardFor({ ...card('/art/cards/select.svg'), __component: 'blocks.offer-detail' })).toBeUndefined();
});

test('2.11 the drawing is a PNG of 1200 by 630 of at most 300 KB, and another for another title', async () => {
  const pictures: SocialImageContent[] = [
    { title: 'प्रीपेड कार्ड की पूरी श्रृंखला', locale: 'hi' },
    { title: 'Everyday offers for dining, groceries, fuel and travel across the country', locale: 'en', card: 'select.svg' },
  ];
  const [first, second] = await Promise.all(pictures.map(drawSocialImage));
  for (const png of [first, second]) {
    expect(png?.subarray(1, 4).toString()).toBe('PNG');
    expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([SOCIAL_SIZE.width, SOCIAL_SIZE.height]);
    expect(png?.length).toBeLessThan(300_000);
  }
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
  // Fonts and patterns are read first, on a machine that others use, too.
}, 30_000);

test('2.11 the head names the image by an absolute address, with its size and what it says', () => {
  expect(socialImage('/', 'en', 'Home')).toEqual({
    url: expect.stringMatching(/^http:\/\/localhost:3000\/service\/social\/en\/[0-9a-f]{16}\.png$/),
    width: 1200,
    height: 630,
    alt: 'Home',
  });
  expect(socialImagePath('/ekaa', 'en', 'A')).not.toBe(socialImagePath('/ekaa', 'en', 'B'));
});
