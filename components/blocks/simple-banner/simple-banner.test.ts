import { attributesOf, hrefOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import type { BlockInput } from '#lib/contract/blocks/block.ts';

type Banner = Extract<BlockInput, { __component: 'blocks.simple-banner' }>;
const renderBanner = (more: Partial<Banner>) => renderBlock({ __component: 'blocks.simple-banner', title: 'Offers', ...more });

test.each([
  [undefined, false],
  [true, true],
])('2.11 the overlay is optional (%s)', (overlay, shown) => {
  expect(renderBanner({ media: '/a.svg', overlay }).container.querySelector('.scrim') !== null).toBe(shown);
});

test.each<[Partial<Banner>, string]>([
  [{ theme: 'light' }, 'text-white'],
  [{}, 'text-ink'],
  [{ media: '/a.svg', overlay: true }, 'text-white'],
])('3 the theme picks the colours, and follows the overlay when there is none: %j', (more, colour) => {
  expect(renderBanner(more).getByRole('heading').closest(`.${colour}`)).not.toBeNull();
});

test('2.11 the mobile picture is for viewports up to 575 px', () => {
  const source = renderBanner({ media: '/a.svg', mobile_media: '/b.svg' }).container.querySelector('source');
  expect(source && attributesOf(source)).toMatchObject({ media: '(max-width: 575px)', srcset: '/b.svg' });
});

test('card faces beside the title are decoration, the last in front', () => {
  const image = (name: string) => ({ url: `/art/cards/${name}.svg`, width: 428, height: 270 });
  const rendered = renderBanner({
    images: [image('select'), image('platinum')],
    buttons: [{ button_type: 'internal', button_link: '#banks', button_label: 'Find a bank' }],
  });
  const faces = [...rendered.container.querySelectorAll('[aria-hidden="true"] img')];
  expect(faces.map((face) => face.getAttribute('src'))).toEqual(['/art/cards/select.svg', '/art/cards/platinum.svg']);
  expect(hrefOf(rendered, 'Find a bank')).toBe('#banks');
});

test('more than three card faces are a wall, whose pictures wait for what is read', () => {
  const images = ['a', 'b', 'c', 'd'].map((name) => ({ url: `/${name}.svg`, width: 428, height: 270 }));
  const faces = [...renderBanner({ images }).container.querySelectorAll('.card-wall > li > img')];
  expect(faces.map((face) => [face.getAttribute('fetchpriority'), face.getAttribute('loading')])).toEqual(
    images.map(() => ['low', null]),
  );
});
