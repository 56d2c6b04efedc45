import { render } from '#components/test/render.tsx';
import { EmptyState } from './empty-state.tsx';

test('an empty state shows its sentence, a hint and where to go instead', () => {
  const html = render(
    <EmptyState
      icon="search-x"
      title="No results found"
      hint="Try a shorter word."
      links={[{ label: 'Show all', href: '/cards' }]}
    />,
    'hi',
  );
  expect(html).toContain('No results found');
  expect(html).toContain('Try a shorter word.');
  expect(html).toMatch(/href="\/hi\/cards"[^>]*>Show all</);
});
