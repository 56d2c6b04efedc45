import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

test('the list can be focused by keyboard, and its last year is highlighted', () => {
  const html = renderBlock({
    __component: 'blocks.milestones',
    title: 'Story',
    milestones: [
      { year: 2012, title: 'a' },
      { year: '2026', title: 'b' },
    ],
  });
  expect(html).toMatch(/<ol[^>]*tabindex="0"/i);
  expect(html).toMatch(/text-genda-400 [^"]*">2026|text-genda-400">2026/);
  expect(html.match(/milestone-thread/g)).toHaveLength(1);
});
