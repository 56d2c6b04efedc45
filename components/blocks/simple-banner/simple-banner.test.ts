import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

const banner = { __component: 'blocks.simple-banner', title: 'Offers' } as const;

test('2.11 the overlay is optional', () => {
  expect(renderBlock({ ...banner, media: '/a.svg' })).not.toContain('scrim');
  expect(renderBlock({ ...banner, media: '/a.svg', overlay: true })).toContain('scrim');
});

test('3 the theme picks the colours, and follows the overlay when there is none', () => {
  expect(renderBlock({ ...banner, theme: 'light' })).toContain('text-white');
  expect(renderBlock(banner)).toContain('text-ink');
  expect(renderBlock({ ...banner, media: '/a.svg', overlay: true })).toContain('text-white');
});

test('2.11 the mobile picture is for viewports up to 575 px', () => {
  expect(renderBlock({ ...banner, media: '/a.svg', mobile_media: '/b.svg' })).toContain(
    'media="(max-width: 575px)" srcSet="/b.svg"',
  );
});

test('card faces beside the title are decoration, the first in front of the second', () => {
  const image = (name: string) => ({ url: `/art/cards/${name}.svg`, width: 428, height: 270 });
  const html = renderBlock({
    ...banner,
    images: [image('select'), image('platinum')],
    buttons: [{ button_type: 'internal', button_link: '#banks', button_label: 'Find a bank' }],
  });
  expect(html).toMatch(/aria-hidden="true".*platinum\.svg.*select\.svg/);
  expect(html).toContain('href="#banks"');
});
