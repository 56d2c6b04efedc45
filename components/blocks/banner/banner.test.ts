import { attributesOf, hrefOf, outlineOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import type { BlockInput } from '#lib/contract/blocks/block.ts';

type Banner = Extract<BlockInput, { __component: 'blocks.banner' }>;
const renderBanner = (more: Partial<Banner>) => renderBlock({ __component: 'blocks.banner', title: 'Offers', ...more });

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
  const faces = [...renderBanner({ images }).container.querySelectorAll('.banner-wall > li > img')];
  expect(faces.map((face) => [face.getAttribute('fetchpriority'), face.getAttribute('loading')])).toEqual(
    images.map(() => ['low', null]),
  );
});

describe('a scene', () => {
  const banner = { __component: 'blocks.banner', variant: 'scene', title: 'Lounges' } as const;

  test('2.11 the call to action is optional', () => {
    expect(renderBlock(banner).queryByRole('link')).toBeNull();
    const button = { button_type: 'internal', button_link: '/lounges', button_label: 'Find a lounge' } as const;
    const link = renderBlock({ ...banner, buttons: [button] }).getByRole('link', { name: 'Find a lounge' });
    expect(attributesOf(link)).toMatchObject({ href: '/lounges', class: expect.stringContaining('btn-accent') });
  });

  test('2.11 it opens a page, or is a section of one', () => {
    expect(outlineOf(renderBlock(banner))).toEqual(['h2 Lounges']);
    expect(outlineOf(renderBlock(banner, { breadcrumb: [] }))).toEqual(['h1 Lounges']);
  });
});

describe('the banner of a card page', () => {
  type Banner = Extract<BlockInput, { __component: 'blocks.banner' }>;
  const picture: Banner = { __component: 'blocks.banner', variant: 'card', media: '/a.svg', mobile_media: '/b.svg' };
  const renderBanner = (more: Partial<Banner>) => renderBlock({ ...picture, ...more }).container;

  test.each<[Partial<Banner>, boolean]>([
    [{}, false],
    [{ title: 'A' }, true],
    [{ description: 'A' }, true],
    [{ buttons: [{ button_type: 'internal', button_link: '/a', button_label: 'A' }] }, true],
  ])('2.8 the gradient shows only when any text exists: %j', (more, shown) => {
    expect(renderBanner(more).querySelector('.scrim') !== null).toBe(shown);
  });

  test('2.8 the mobile picture is for viewports up to 575 px', () => {
    const source = renderBanner({}).querySelector('source');
    expect(source && attributesOf(source)).toMatchObject({ media: '(max-width: 575px)', srcset: '/b.svg' });
    expect(renderBanner({ mobile_media: undefined }).querySelector('source')).toBeNull();
  });

  test('2.8 it shows the breadcrumb in its light theme', () => {
    const breadcrumb = [{ label: 'Cards', link: '/credit-cards' }];
    const { getByRole } = renderBlock({ ...picture, title: 'A' }, { breadcrumb });
    expect(getByRole('navigation', { name: 'Breadcrumb' }).firstElementChild?.className).toContain('breadcrumb-light');
    getByRole('heading', { level: 1, name: 'A' });
  });

  test('the first banner is fetched before other pictures', () => {
    const image = renderBanner({}).querySelector('img');
    expect(image?.getAttribute('fetchpriority')).toBe('high');
    expect(image?.getAttribute('loading')).not.toBe('lazy');
  });

  test('a picture that stands alone keeps its words', () => {
    renderBlock({ ...picture, media: { url: '/a.svg', alternative_text: 'Stalls' } }).getByRole('img', { name: 'Stalls' });
  });
});
