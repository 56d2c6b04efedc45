import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

const banner = { __component: 'blocks.lounges-banner', title: 'Lounges' } as const;

test('2.11 the call to action is optional', () => {
  expect(renderBlock(banner)).not.toContain('<a');
  const html = renderBlock({
    ...banner,
    button: { button_type: 'internal', button_link: '/lounges', button_label: 'Find a lounge' },
  });
  expect(html).toMatch(/<a href="\/lounges" class="btn btn-accent/);
});

test('2.11 it opens a page, or is a section of one', () => {
  expect(renderBlock(banner)).toContain('<h2');
  expect(renderBlock(banner, { breadcrumb: [] })).toContain('<h1');
});
