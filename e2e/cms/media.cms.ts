import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect } from '@playwright/test';
import { type Data, logIn } from './editor.ts';
import { CMS, SITE, test } from './services.ts';
import { get, textOf } from './site.ts';

const PHONE = { width: 390, height: 844 };
const KB = 1024;
/** The most that a picture may take on a phone, and the least that the one of this test has. */
const PHONE_MAX = 60 * KB;
const ORIGINAL_MIN = 8 * KB * KB;

/** A detailed picture of twelve megapixels with the noise of a camera. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const sky = context.createLinearGradient(0, 0, 0, height);
  for (const [place, colour] of [
    [0, '#3a7bd5'],
    [0.6, '#f6d365'],
    [1, '#2d5016'],
  ] as const)
    sky.addColorStop(place, colour);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let count = 0; count < 4000; count += 1) {
    context.fillStyle = `hsl(${random() * 360} 50% ${20 + random() * 60}% / 0.6)`;
    context.beginPath();
    context.arc(random() * width, random() * height, 5 + random() * 90, 0, 7);
    context.fill();
  }
  const pixels = context.getImageData(0, 0, width, height);
  for (let index = 0; index < pixels.data.length; index += 1)
    if (index % 4 !== 3) pixels.data[index] = (pixels.data[index] ?? 0) + (random() - 0.5) * 36;
  context.putImageData(pixels, 0, 0);
  return canvas.encode('jpeg', 98);
}

const loginOf = ({ PUBLISHER_EMAIL = '', PUBLISHER_PASSWORD = '' }: Record<string, string>) =>
  logIn(PUBLISHER_EMAIL, PUBLISHER_PASSWORD);

async function upload(headers: Record<string, string>, file: BlobPart, name: string, type: string, data: Data) {
  const form = new FormData();
  form.set('file', new Blob([file], { type }), name);
  form.set('_payload', JSON.stringify(data));
  const response = await fetch(`${CMS}/cms/api/media`, { method: 'POST', headers, body: form });
  return { status: response.status, body: (await response.json()) as { doc: Data; errors?: unknown } };
}

test('a picture of 8 MB is one of 60 KB on a phone, and stays while a page shows it', async ({
  services: { settings },
  browser,
}) => {
  const publisher = await loginOf(settings);
  const original = await photograph();
  expect(original.length).toBeGreaterThan(ORIGINAL_MIN);
  const { status, body } = await upload(publisher.headers, new Uint8Array(original), 'hills.jpg', 'image/jpeg', {
    alt: 'Hills in the evening',
    focalX: 20,
    focalY: 70,
  });
  expect(status, JSON.stringify(body.errors)).toBe(201);
  const { id, url, width, sizes } = body.doc as Data & {
    sizes: Record<string, { url: string; width: number; filesize: number }>;
  };
  expect(width, 'the original is bounded').toBe(2400);
  expect(Object.values(sizes).map((size) => size.width)).toEqual([390, 780, 1200, 1600]);
  const small = Buffer.from(await (await fetch(new URL(sizes.w390?.url ?? '', CMS))).arrayBuffer());
  console.log(`    ${original.length} bytes; at 390 px ${small.length}`);
  expect(small.length).toBeLessThan(PHONE_MAX);
  expect((await loadImage(small)).width).toBe(390);

  const content = [{ blockType: 'media', media: { file: id } }];
  const page = await publisher.create('page', { slug: 'hills', title: 'Hills', content });
  await publisher.publish('page', page, 'en');
  await expect(async () => expect((await get('/hills')).status).toBe(200)).toPass();
  expect(await textOf('/hills')).toMatch(/srcSet="[^"]+ 390w, [^"]+ 780w, [^"]+ 1200w, [^"]+ 1600w"/i);
  const phone = await browser.newPage({ viewport: PHONE });
  await phone.goto(`${SITE}/hills`);
  const picture = phone.getByRole('img', { name: 'Hills in the evening' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((element) => (element as HTMLImageElement).currentSrc)).toContain('390');
  expect(await picture.evaluate((element) => getComputedStyle(element).objectPosition)).toBe('20% 70%');
  await phone.close();

  const used = await publisher.ask('GET', `usage/${id}`);
  expect((used.body.entries as Data[]).map(({ title, isPublished }) => [title, isPublished])).toEqual([['Hills', true]]);
  const refused = await publisher.ask('DELETE', `media/${id}`);
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('Hills')]);
  await publisher.remove('page', page);
  await publisher.remove('media', String(id));
  expect((await fetch(new URL(String(url), CMS))).status).toBe(404);
});

test('a picture needs a text in English, and other languages may follow', async ({ services: { settings } }) => {
  const publisher = await loginOf(settings);
  const png = new Uint8Array(await createCanvas(20, 20).encode('png'));
  const missing = await upload(publisher.headers, png, 'dot.png', 'image/png', {});
  expect([missing.status, JSON.stringify(missing.body)]).toEqual([400, expect.stringContaining('Write what the picture shows')]);
  for (const data of [{ alt: 'A dot' }, { is_decorative: true }]) {
    const { status, body } = await upload(publisher.headers, png, 'dot.png', 'image/png', data);
    expect(status, JSON.stringify(body.errors)).toBe(201);
    const { id } = body.doc;
    expect((await publisher.ask('PATCH', `media/${id}?locale=hi`, { alt: '' })).status).toBe(200);
    await publisher.remove('media', String(id));
  }
});

test('a drawing with a script and a page are refused; a drawing cannot act as a document', async ({ services: { settings } }) => {
  const { headers, remove } = await loginOf(settings);
  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${content}</svg>`;
  const data = { alt: 'A drawing' };
  for (const content of ['<script>alert(1)</script>', '<rect onload="alert(1)"/>', '<a href="javascript:alert(1)"><rect/></a>'])
    expect((await upload(headers, svg(content), 'a.svg', 'image/svg+xml', data)).status, content).toBe(400);
  expect((await upload(headers, '<html><script>alert(1)</script></html>', 'a.html', 'text/html', data)).status).toBe(400);
  expect((await upload(headers, '<html></html>', 'a.png', 'image/png', data)).status).toBe(400);
  const { body } = await upload(headers, svg('<rect width="9" height="9"/>'), 'a.svg', 'image/svg+xml', data);
  const answer = await fetch(new URL(String(body.doc.url), CMS));
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  await remove('media', String(body.doc.id));
});

test('the captions of a film come from the CMS, and stay while a page has them', async ({ services: { settings } }) => {
  const publisher = await loginOf(settings);
  const [, address = ''] = /<track [^>]*src="([^"]+)"/.exec(await textOf('/ekaa')) ?? [];
  const captions = await get(address);
  expect([captions.status, captions.headers.get('content-type')]).toEqual([200, 'text/vtt']);
  expect(await captions.text()).toMatch(/^WEBVTT/);
  const { body } = await publisher.ask('GET', 'media?where[filename][like]=gate-en.vtt');
  const [file] = body.docs as Data[];
  const refused = await publisher.ask('DELETE', `media/${file?.id}`);
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('Ekaa')]);
});
