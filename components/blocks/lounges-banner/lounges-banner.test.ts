import { attributesOf, outlineOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

const banner = { __component: 'blocks.lounges-banner', title: 'Lounges' } as const;

test('2.11 the call to action is optional', () => {
  expect(renderBlock(banner).queryByRole('link')).toBeNull();
  const button = { button_type: 'internal', button_link: '/lounges', button_label: 'Find a lounge' } as const;
  const link = renderBlock({ ...banner, button }).getByRole('link', { name: 'Find a lounge' });
  expect(attributesOf(link)).toMatchObject({ href: '/lounges', class: expect.stringContaining('btn-accent') });
});

test('2.11 it opens a page, or is a section of one', () => {
  expect(outlineOf(renderBlock(banner))).toEqual(['h2 Lounges']);
  expect(outlineOf(renderBlock(banner, { breadcrumb: [] }))).toEqual(['h1 Lounges']);
});
