import { renderBlock } from '#components/test/render-block.tsx';
import type { BlockInput } from '#lib/content/contract/blocks.ts';

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

test('2.1 View opens the details on the same page, with the tab and the comparison kept', () => {
  const html = renderBlock(finder, { query: { tab: 'select', compare: 'first-credit' } });
  expect(html).toContain('href="/ekaa?tab=select&amp;card=travel-credit&amp;compare=first-credit#card-details"');
});

test('2.1 View has the address and label of the content', () => {
  const html = renderBlock({ ...finder, view: { link: '/on-the-go/{slug}', label: 'See {title}' } }, { locale: 'hi' });
  expect(html).toMatch(/href="\/hi\/on-the-go\/travel-credit"[^>]*>See Travel</);
});

test('2.1 the default label of View is short, with the name of the card for screen readers', () => {
  expect(renderBlock(finder)).toContain('>View<span class="sr-only"> Travel </span></a>');
  expect(renderBlock({ ...finder, locale: 'hi' }, { locale: 'hi' })).toContain('><span class="sr-only"> Travel </span>देखें</a>');
});

test.each([
  ['/api/card-lists', '2 cards'],
  ['/api/accessories-list', '2 accessories'],
  ['/api/rupay-card-studio/cards', '2 designs'],
])('2.1 the list of %s says %s', (path, count) => {
  const pagination = { page: 1, page_size: 12, page_count: 1, total: 2 };
  expect(renderBlock({ ...finder, source: { path }, pagination })).toContain(`>${count}<`);
});

test('2.1 tabs are links to the list that close the details; the open one is current and has its description', () => {
  const html = renderBlock(finder, { query: { tab: 'select', card: 'select-credit', page_no: '2' } });
  expect(html).toContain('href="/ekaa?tab=classic#cards"');
  expect(html).toMatch(/aria-current="page"[^>]*>Select/);
  expect(html).toContain('The highest tier.');
  expect(renderBlock(finder)).toMatch(/aria-current="page"[^>]*>All/);
  expect(renderBlock({ ...finder, open_first_tab: true })).toMatch(/aria-current="page"[^>]*>Classic/);
});

test('checked cards are sent by a GET form that keeps the rest of the query', () => {
  const html = renderBlock(
    { ...finder, compare: true },
    { locale: 'hi', query: { tab: 'select', compare: 'first-credit,select-credit' } },
  );
  expect(html).toMatch(/<form action="\/hi\/ekaa#compare" method="get"/);
  expect(html).toContain('<input type="hidden" name="tab" value="select"/>');
  expect(html).toContain('<input type="hidden" name="compare" value="first-credit"/>');
  expect(html).not.toContain('type="hidden" name="compare" value="select-credit"');
  expect(html).toMatch(
    /type="checkbox"[^>]*checked=""[^>]*value="select-credit"|type="checkbox"[^>]*value="select-credit"[^>]*checked=""/,
  );
  expect(html.match(/checked=""/g)).toHaveLength(1);
});

test('a list that ignores the page of the address has no page links, and no count of cards it does not show', () => {
  const pagination = { page: 1, page_size: 2, page_count: 4, total: 7 };
  const source = { path: '/api/msme-card-lists' };
  expect(renderBlock({ ...finder, pagination })).toContain('page_no=2#cards');
  expect(renderBlock({ ...finder, pagination })).toContain('7 cards');
  const teaser = renderBlock({ ...finder, pagination, source });
  expect(teaser).not.toContain('page_no=');
  expect(teaser).not.toContain('7 cards');
});

test('a tab without cards says so and links to all cards', () => {
  const html = renderBlock({ ...finder, cards: [] }, { query: { tab: 'classic' } });
  expect(html).toContain('No results found');
  expect(html).toContain('href="/ekaa#cards"');
});
