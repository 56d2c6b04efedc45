import { attributesOf, formEntries, hrefOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import type { BlockInput } from '#lib/contract/blocks/block.ts';

const finder: Extract<BlockInput, { __component: 'blocks.card-finder' }> = {
  __component: 'blocks.card-finder',
  tabs: [
    { slug: 'classic', title: 'Classic' },
    { slug: 'select', title: 'Select', description: 'The highest tier.' },
  ],
  cards: [
    { slug: 'select-credit', title: 'Select', card_type: 'credit' },
    { slug: 'travel-credit', title: 'Travel', card_type: 'credit' },
  ],
};

test('2.1 View opens the page of the card', () => {
  const rendered = renderBlock(finder, { query: { tab: 'select', compare: 'first-credit' }, locale: 'hi' });
  expect(hrefOf(rendered, 'Travel देखें')).toBe('/hi/credit-cards/travel-credit');
});

test('2.1 View chooses a card for a section of the same page, where the content says so', () => {
  const rendered = renderBlock({ ...finder, view: { anchor: 'request' } }, { query: { tab: 'select', page_no: '2' } });
  expect(hrefOf(rendered, 'View Travel')).toBe('/ekaa?tab=select&card=travel-credit&page_no=2#request');
});

test('2.1 View has the address and label of the content', () => {
  const rendered = renderBlock({ ...finder, view: { link: '/on-the-go/{slug}', label: 'See {title}' } }, { locale: 'hi' });
  expect(hrefOf(rendered, 'See Travel')).toBe('/hi/on-the-go/travel-credit');
});

test.each([
  ['en', 'View Travel', 'View'],
  ['hi', 'Travel देखें', 'देखें'],
] as const)(
  '2.1 the default label of View is short, with the name of the card for screen readers (%s)',
  (locale, name, visible) => {
    const link = renderBlock({ ...finder, locale }, { locale }).getByRole('link', { name });
    link.querySelector('.sr-only')?.remove();
    expect(link.textContent).toBe(visible);
  },
);

test.each([
  ['debit', '2 cards'],
  ['accessory', '2 accessories'],
  ['studio', '2 designs'],
] as const)('2.1 a list of the card type %s says %s', (card_type, count) => {
  const pagination = { page: 1, page_size: 12, page_count: 1, total: 2 };
  const cards = finder.cards?.map((card) => ({ ...card, card_type }));
  renderBlock({ ...finder, cards, pagination }).getByText(count);
});

test('2.1 tabs are links to the list that close the details; the open one is current and has its description', () => {
  const rendered = renderBlock(finder, { query: { tab: 'select', card: 'select-credit', page_no: '2' } });
  expect(hrefOf(rendered, 'Classic')).toBe('/ekaa?tab=classic#cards');
  expect(rendered.getByRole('link', { current: 'page' }).textContent).toBe('Select');
  rendered.getByText('The highest tier.');
});

test.each([
  [undefined, 'All'],
  [true, 'Classic'],
])('2.1 without a tab in the address the first one is current (open_first_tab: %s)', (open_first_tab, name) => {
  expect(renderBlock({ ...finder, open_first_tab }).getByRole('link', { current: 'page' }).textContent).toBe(name);
});

test('checked cards are sent by a GET form that keeps the rest of the query', () => {
  const { container, getAllByRole } = renderBlock(
    { ...finder, compare: true },
    { locale: 'hi', query: { tab: 'select', compare: 'first-credit,select-credit' } },
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  expect(attributesOf(form)).toMatchObject({ action: '/hi/ekaa#compare', method: 'get' });
  expect(formEntries(form)).toEqual([
    ['tab', 'select'],
    ['compare', 'select-credit'],
    ['compare', 'first-credit'],
  ]);
  expect(getAllByRole<HTMLInputElement>('checkbox').map(({ value, checked }) => [value, checked])).toEqual([
    ['select-credit', true],
    ['travel-credit', false],
    ['first-credit', true],
  ]);
});

test('2.1 the links to other tabs and pages keep the cards of a comparison that are in the query', () => {
  const pagination = { page: 1, page_size: 2, page_count: 4, total: 7 };
  const query = { tab: 'select', compare: 'first-credit,select-credit' };
  const list = renderBlock({ ...finder, compare: true, pagination }, { query });
  expect(hrefOf(list, 'Classic')).toBe('/ekaa?tab=classic&compare=first-credit&compare=select-credit#cards');
  expect(hrefOf(list, 'Page 2')).toBe('/ekaa?tab=select&compare=first-credit&compare=select-credit&page_no=2#cards');
});

test('a list that ignores the page of the address has no page links, and no count of cards it does not show', () => {
  const pagination = { page: 1, page_size: 2, page_count: 4, total: 7 };
  const list = renderBlock({ ...finder, pagination });
  expect(hrefOf(list, 'Page 2')).toBe('/ekaa?page_no=2#cards');
  list.getByText(/7 cards/);
  const teaser = renderBlock({ ...finder, pagination, source: { path: '/api/msme-card-lists' } });
  expect(teaser.queryByRole('link', { name: 'Page 2' })).toBeNull();
  expect(teaser.queryByText(/7 cards/)).toBeNull();
});

test('a tab without cards says so and links to all cards', () => {
  const rendered = renderBlock({ ...finder, cards: [] }, { query: { tab: 'classic' } });
  rendered.getByText('No results found');
  expect(hrefOf(rendered, 'Show all cards')).toBe('/ekaa#cards');
});

test('2.1 the checkbox of a card belongs to its tile, which does not name it a second time', () => {
  const { container, getByRole, getAllByText } = renderBlock({ ...finder, compare: true });
  const checkbox = getByRole('checkbox', { name: 'Compare: Travel' });
  const owner = container.querySelector(`[aria-owns="${checkbox.id}"]`);
  expect(owner?.closest('li')?.id).toBe('travel-credit');
  for (const label of getAllByText('Compare', { selector: '.compare-toggle span' }))
    expect(label.closest('[aria-hidden="true"]')).not.toBeNull();
});
