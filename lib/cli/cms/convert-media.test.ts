import type { CmsField } from '#lib/cms/fields.ts';
import { createReader } from './convert.ts';

const FIELD: CmsField = {
  name: 'image',
  type: 'group',
  custom: { owner: 'shared.media', form: 'media' },
  fields: [{ name: 'alternative_text', type: 'text', localized: true, custom: { owner: 'shared.media', form: 'text' } }],
};
const read = (file: object) => createReader(new Map(), 'https://cms.example')({ image: { file: file as never } }, [FIELD]).image;
const made = (width: number | null, url: string | null) => ({
  url,
  width,
  height: 1,
  mimeType: 'image/webp',
  filesize: 1,
  filename: 'a',
});

test('the widths that Payload made of a picture, each once, and the point that stays visible', () => {
  const file = {
    url: '/cms/api/media/file/a.jpg',
    mimeType: 'image/jpeg',
    width: 900,
    height: 600,
    focalX: 20,
    focalY: 50,
    sizes: {
      w780: made(780, '/f/a-780.webp'),
      w390: made(390, '/f/a-390.webp'),
      w1200: made(900, '/f/a-900.webp'),
      w1600: made(900, '/f/b.webp'),
    },
  };
  expect(read(file)).toEqual({
    url: 'https://cms.example/cms/api/media/file/a.jpg',
    mime: 'image/jpeg',
    width: 900,
    height: 600,
    sizes: [
      { url: 'https://cms.example/f/a-390.webp', width: 390 },
      { url: 'https://cms.example/f/a-780.webp', width: 780 },
      { url: 'https://cms.example/f/a-900.webp', width: 900 },
    ],
    focal_point: { x: 20, y: 50 },
  });
});

test('a drawing and a film have no widths, and the middle is no point', () => {
  const file = {
    url: 'https://s3.example/a.svg',
    mimeType: 'image/svg+xml',
    focalX: 50,
    focalY: 50,
    sizes: { w390: made(null, null) },
  };
  expect(read(file)).toEqual({ url: 'https://s3.example/a.svg', mime: 'image/svg+xml' });
});
