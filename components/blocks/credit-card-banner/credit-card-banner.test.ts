import { attributesOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import type { BlockInput } from '#lib/contract/blocks/block.ts';

type Banner = Extract<BlockInput, { __component: 'blocks.credit-card-banner' }>;
const picture: Banner = { __component: 'blocks.credit-card-banner', media: '/a.svg', mobile_media: '/b.svg' };
const renderBanner = (more: Partial<Banner>) => renderBlock({ ...picture, ...more }).container;

test.each<[Partial<Banner>, boolean]>([
  [{}, false],
  [{ title: 'A' }, true],
  [{ description: 'A' }, true],
  [{ button: { button_type: 'internal', button_link: '/a', button_label: 'A' } }, true],
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
