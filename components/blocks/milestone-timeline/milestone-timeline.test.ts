import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

const block = {
  __component: 'blocks.milestone-timeline',
  tabs: [
    { title: '2026', slug: '2026' },
    { title: '2025', slug: '2025' },
  ],
  milestones: [
    { year: 2026, title: 'A' },
    { year: 2026, title: 'B' },
    { year: 2025, title: 'C' },
  ],
} as const;
const input = { ...block, tabs: [...block.tabs], milestones: [...block.milestones] };

test('2.1 years are links, and each year is one heading', () => {
  const html = renderBlock(input, { query: { year: '2025' } });
  expect(html).toContain('href="/ekaa?year=2026#timeline"');
  expect(html).toMatch(/href="\/ekaa\?year=2025#timeline" aria-current="page"/);
  expect(html).toContain('href="/ekaa#timeline"');
  expect(html.match(/<h2[^>]*>2026<\/h2>/g)).toHaveLength(1);
  expect(html.match(/<h3/g)).toHaveLength(3);
});

test('4 the page links keep the year', () => {
  const pagination = { page: 1, page_size: 2, page_count: 2, total: 3 };
  expect(renderBlock({ ...input, pagination }, { query: { year: '2026' } })).toContain('href="/ekaa?year=2026&amp;page_no=2"');
});

test('a year without milestones says so and links to all years', () => {
  const html = renderBlock({ ...input, milestones: [] }, { query: { year: '1999' } });
  expect(html).toContain('No milestones in this year.');
  expect(html.match(/href="\/ekaa#timeline"/g)).toHaveLength(2);
  expect(renderBlock({ ...input, milestones: [], empty_message: 'Nothing yet.' })).toContain('Nothing yet.');
});
