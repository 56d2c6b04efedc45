import { renderBlock } from '#components/test/render-block.tsx';

const picture = { __component: 'blocks.credit-card-banner', media: '/a.svg', mobile_media: '/b.svg' } as const;

test('2.8 the gradient shows only when any text exists', () => {
  expect(renderBlock(picture)).not.toContain('scrim');
  expect(renderBlock({ ...picture, title: 'A' })).toContain('scrim');
  expect(renderBlock({ ...picture, description: 'A' })).toContain('scrim');
  expect(renderBlock({ ...picture, button: { button_type: 'internal', button_link: '/a', button_label: 'A' } })).toContain(
    'scrim',
  );
});

test('2.8 the mobile picture is for viewports up to 575 px', () => {
  expect(renderBlock(picture)).toContain('<source media="(max-width: 575px)" srcSet="/b.svg"');
  expect(renderBlock({ ...picture, mobile_media: undefined })).not.toContain('<source');
});

test('2.8 it shows the breadcrumb in its light theme', () => {
  const html = renderBlock({ ...picture, title: 'A' }, { breadcrumb: [{ label: 'Cards', link: '/credit-cards' }] });
  expect(html).toMatch(/aria-label="Breadcrumb" class="[^"]*text-white/);
  expect(html).toContain('<h1');
});

test('the first banner is fetched before other pictures', () => {
  expect(renderBlock(picture)).toContain('fetchPriority="high"');
  expect(renderBlock(picture)).not.toContain('loading="lazy"');
});

test('a picture that stands alone keeps its words', () => {
  expect(renderBlock({ ...picture, media: { url: '/a.svg', alternative_text: 'Stalls' } })).toContain('alt="Stalls"');
});
