import { render } from '#components/test/render.test-helper.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const ITEMS = [
  { label: 'Cards', link: '/credit-cards' },
  { label: 'Travel', link: undefined },
  { label: 'Abroad', link: '/abroad' },
];

test('2.11 the breadcrumb starts at home; an item without a link and the last one are text', () => {
  const { getAllByRole, getByText } = render(<Breadcrumb items={ITEMS} />, 'hi');
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/hi', '/hi/credit-cards']);
  expect(getByText('Travel').hasAttribute('aria-current')).toBe(false);
  expect(getByText('Abroad').getAttribute('aria-current')).toBe('page');
});

test.each(['light', 'dark'] as const)('2.11 the %s breadcrumb has its colours', (theme) => {
  const list = render(<Breadcrumb items={ITEMS} theme={theme} />).getByRole('list');
  expect([...list.classList]).toContain(`breadcrumb-${theme}`);
});

test('2.11 a breadcrumb without items is the link to the home page', () => {
  const link = render(<Breadcrumb items={[]} />).getByRole('link', { name: 'Home' });
  expect(link.getAttribute('href')).toBe('/');
});

test('2.11 the breadcrumb runs as the page does, in a block of another direction, too', () => {
  const direction = (language: 'ur' | 'ta') =>
    render(<Breadcrumb items={ITEMS} />, language)
      .getByRole('navigation')
      .getAttribute('dir');
  expect([direction('ur'), direction('ta')]).toEqual(['rtl', null]);
});
