import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { attributesOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import { FULL_SCENES } from '#lib/contract/blocks/card-scene.ts';

const card = { url: '/art/cards/debit.svg', width: 428, height: 270 };
const SCENES = path.join(process.cwd(), 'public/art/scenes-full');

test('the title is a heading, the button leads on, and the drawing is decoration that is loaded late', () => {
  const rendered = renderBlock({
    __component: 'blocks.card-scene',
    title: 'One card, in the hands of India',
    button: { button_type: 'internal', button_link: '/which-card', button_label: 'Find yours' },
    card,
  });
  rendered.getByRole('heading', { name: 'One card, in the hands of India', level: 2 });
  expect(attributesOf(rendered.getByRole('link', { name: 'Find yours' })).href).toBe('/which-card');
  const images = [...rendered.container.querySelectorAll('img')].map(attributesOf);
  expect(images.map(({ alt, loading }) => [alt, loading])).toEqual(Array(6).fill(['', 'lazy']));
  expect(images.every(({ width, height }) => Number(width) > 0 && Number(height) > 0)).toBe(true);
  expect(rendered.queryByRole('img')).toBeNull();
});

describe.each(FULL_SCENES)('the scene %s', (scene) => {
  const { container, getByRole, queryByRole } = renderBlock({
    __component: 'blocks.card-scene',
    title: 'The gate opens',
    card,
    scene,
  });
  const images = [...container.querySelectorAll('img')].map(attributesOf);
  const sources = [...container.querySelectorAll('source')].map(attributesOf);

  test('is decoration that is loaded late, in two orientations of known size', () => {
    getByRole('heading', { name: 'The gate opens', level: 2 });
    expect(queryByRole('img')).toBeNull();
    expect(images.map(({ alt, loading }) => [alt, loading])).toEqual(Array(5).fill(['', 'lazy']));
    for (const { src, srcset, width, height } of [...images, ...sources]) {
      const file = src ?? srcset ?? '';
      const [, , drawnWidth, drawnHeight] =
        /viewBox="([\d ]+)"/.exec(readFileSync(path.join(process.cwd(), 'public', file), 'utf8'))?.[1]?.split(' ') ?? [];
      expect([file, drawnWidth, drawnHeight]).toEqual([file, width, height]);
    }
  });

  test('has the thumb over the card, and shows every layer once', () => {
    const addresses = images.map(({ src }) => src ?? '');
    expect(addresses[addresses.indexOf(card.url) + 1]).toBe(`/art/scenes-full/${scene}/thumb-portrait.svg`);
    const shown = [...addresses, ...sources.map(({ srcset }) => srcset ?? '')].filter((address) => address !== card.url);
    const files = readdirSync(path.join(SCENES, scene)).map((file) => `/art/scenes-full/${scene}/${file}`);
    expect(shown.toSorted()).toEqual(files.toSorted());
  });
});

test('each folder of a scene is one that content can name', () => {
  expect(readdirSync(SCENES).toSorted()).toEqual(FULL_SCENES.toSorted());
});
