import { render } from '#components/test/render.test-helper.tsx';
import { EmptyState } from './empty-state.tsx';

test('an empty state shows a message, a hint and links', () => {
  const links = [{ label: 'Show all', href: '/cards' }];
  const { getByText, getByRole } = render(
    <EmptyState icon="search-x" title="No results found" hint="Try a shorter word." links={links} />,
    'hi',
  );
  getByText('No results found');
  getByText('Try a shorter word.');
  expect(getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/hi/cards');
});
