import { hrefOf, outlineOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('the list can be focused by keyboard, and its last year is highlighted', () => {
  const { getByRole, getByText, container } = renderBlock({
    __component: 'blocks.milestones',
    title: 'Story',
    milestones: [
      { year: 2012, title: 'a' },
      { year: '2026', title: 'b' },
    ],
  });
  expect(getByRole('list', { name: 'Story' }).getAttribute('tabindex')).toBe('0');
  const isHighlighted = (year: string) => getByText(year).classList.contains('text-genda-400');
  expect(['2012', '2026'].map(isHighlighted)).toEqual([false, true]);
  expect(container.querySelectorAll('.milestone-thread')).toHaveLength(1);
});

describe('milestones by year', () => {
  const block = {
    __component: 'blocks.milestones',
    variant: 'timeline',
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

  test('3 a milestone with a day shows it instead of its month, readable for machines', () => {
    const milestones = [{ year: 2026, month: 'November', date: '2026-11-18', title: 'A' }];
    const { getByText, queryByText } = renderBlock({ ...input, milestones });
    expect(getByText('18 Nov 2026').getAttribute('datetime')).toBe('2026-11-18');
    expect(queryByText('November')).toBeNull();
  });

  test('2.1 years are links, and each year is one heading', () => {
    const rendered = renderBlock(input, { query: { year: '2025' } });
    expect(hrefOf(rendered, '2026')).toBe('/ekaa?year=2026#timeline');
    expect(rendered.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/ekaa?year=2025#timeline');
    expect(hrefOf(rendered, 'All years')).toBe('/ekaa#timeline');
    expect(outlineOf(rendered)).toEqual(['h2 2026', 'h3 A', 'h3 B', 'h2 2025', 'h3 C']);
  });

  test('4 the page links keep the year', () => {
    const pagination = { page: 1, page_size: 2, page_count: 2, total: 3 };
    expect(hrefOf(renderBlock({ ...input, pagination }, { query: { year: '2026' } }), 'Page 2')).toBe(
      '/ekaa?year=2026&page_no=2',
    );
  });

  test('a year without milestones says so and links to all years', () => {
    const { getByText, getAllByRole } = renderBlock({ ...input, milestones: [] }, { query: { year: '1999' } });
    getByText('No milestones in this year.');
    const links = getAllByRole('link', { name: 'All years' }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/ekaa#timeline', '/ekaa#timeline']);
    renderBlock({ ...input, milestones: [], empty_message: 'Nothing yet.' }).getByText('Nothing yet.');
  });
});
