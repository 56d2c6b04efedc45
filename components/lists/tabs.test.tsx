import { render } from '#components/test/render.test-helper.tsx';
import { listLinks } from './list.ts';
import { Tabs } from './tabs.tsx';

const tabs = [
  { slug: 'classic', title: 'Classic', count: 3 },
  { slug: 'select', title: 'Select', locale: 'ta' },
];
const linksOf = (current: string | undefined) =>
  listLinks(tabs, { current, hrefOf: (slug) => `/cards${slug ? `?tab=${slug}` : ''}`, all: 'All', language: 'en' });

test('each tab has an address and a count, and exactly the open one is current', () => {
  expect(linksOf('select').map(({ href, current }) => [href, current])).toEqual([
    ['/cards', false],
    ['/cards?tab=classic', false],
    ['/cards?tab=select', true],
  ]);
  expect(linksOf('select')[1]?.count).toBe(3);
});

test('without an open tab the one that shows everything is current', () => {
  expect(linksOf(undefined).map(({ current }) => current)).toEqual([true, false, false]);
});

test('a tab in another language than the text around it is marked', () => {
  expect(linksOf(undefined)[2]?.attributes).toEqual({ lang: 'ta', dir: 'ltr' });
});

test.each([true, false])('tabs are links in the language of the page, and the current one says so (vertical: %s)', (vertical) => {
  const { getByRole } = render(<Tabs label="Kinds" links={linksOf('classic')} vertical={vertical} />, 'hi');
  getByRole('navigation', { name: 'Kinds' });
  expect(getByRole('link', { name: 'Select' }).getAttribute('href')).toBe('/hi/cards?tab=select');
  expect(getByRole('link', { current: 'page' }).textContent).toBe('Classic3');
});
