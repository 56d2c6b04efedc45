import { renderToStaticMarkup } from 'react-dom/server';
import { EmptyState } from '#components/lists/empty-state.tsx';
import { Tabs } from '#components/lists/tabs.tsx';
import { Pager } from './pager.tsx';

test("2.11 the active indicator says 'n/total', in words too", () => {
  const html = renderToStaticMarkup(<Pager slide={3} total={14} position="{index} of {total}" />);
  expect(html).toContain('>3/14<');
  expect(html).toContain('>3 of 14<');
  expect(html.match(/<li/g)).toHaveLength(10);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
});

test('tabs are links, and the current one says so', () => {
  const items = [
    { label: 'All', href: '/faqs', count: 12, current: true },
    { label: 'Lost', href: '/faqs?tab=lost', current: false },
  ];
  for (const vertical of [true, false]) {
    const html = renderToStaticMarkup(<Tabs label="Topics" items={items} locale="hi" vertical={vertical} />);
    expect(html).toContain('href="/hi/faqs?tab=lost"');
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toContain('12');
  }
});

test('an empty state shows its sentence and the way out', () => {
  const html = renderToStaticMarkup(
    <EmptyState icon="search-x" title="No results found">
      <p>Try a shorter word.</p>
    </EmptyState>,
  );
  expect(html).toContain('No results found');
  expect(html).toContain('Try a shorter word.');
});
