import { render } from '#components/test/render.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const ITEMS = [
  { label: 'Cards', link: '/credit-cards' },
  { label: 'Travel', link: undefined },
  { label: 'Abroad', link: '/abroad' },
];

test('2.11 the breadcrumb starts at home; an item without a link and the last one are text', () => {
  const html = render(<Breadcrumb items={ITEMS} />, 'hi');
  expect([...html.matchAll(/href="([^"#]+)"/g)].map((match) => match[1])).toEqual(['/hi', '/hi/credit-cards']);
  expect(html).toMatch(/<span>Travel<\/span>/);
  expect(html).toMatch(/<span aria-current="page"[^>]*>Abroad<\/span>/);
});

test.each([
  ['light', 'text-white/85'],
  ['dark', 'text-ink'],
  ['grey', 'text-muted'],
] as const)('2.11 the %s breadcrumb has its colour', (theme, colour) => {
  expect(render(<Breadcrumb items={ITEMS} theme={theme} />)).toContain(`<nav aria-label="Breadcrumb" class="text-sm ${colour}"`);
});

test('2.11 a breadcrumb without items is the way home', () => {
  expect(render(<Breadcrumb items={[]} />)).toMatch(/<a href="\/" aria-label="Home"/);
});
