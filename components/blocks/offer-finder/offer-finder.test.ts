import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';
import type { PageQuery } from '#lib/content/page-query.ts';
import { categoryStyle } from '../offer-list/offer-category.ts';
import { examples } from './offer-finder.example.ts';

const [full, second, none] = examples.map(({ block }) => block);
if (!full || !second || !none) throw new Error('the examples of the block are missing');

const render = (block = full, query: PageQuery = {}, locale: 'en' | 'hi' = 'en') => renderBlock(block, { query, locale });
const fields = (html: string) =>
  [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);

test('2.1 the filters are a GET form of the page, and keep its tab and order but not its page', () => {
  const html = render(full, { tab: 'dining', sort: 'newest', page_no: '3', card: 'select-credit' }, 'hi');
  expect(html).toMatch(/<form [^>]*action="\/hi\/ekaa#offers" method="get"/);
  const kept = [
    ['tab', 'dining'],
    ['sort', 'newest'],
  ];
  expect(fields(html)).toEqual([...kept, ...kept]);
  expect(html).toMatch(
    /<input type="checkbox"[^>]* name="card"[^>]*checked=""[^>]*value="select-credit"|value="select-credit"[^>]*checked=""/,
  );
});

test('2.1 on small screens the filters are a dialog, on wide ones beside the list, and both say how many offers there are', () => {
  const html = render();
  const [, sheet] = /<button type="button" popoverTarget="([^"]+)" aria-haspopup="dialog"/.exec(html) ?? [];
  expect(html).toContain(`<div id="${sheet}" popover="auto" role="dialog" aria-label="Filters"`);
  expect(html.match(/<form [^>]*aria-label="Filters"/g)).toHaveLength(2);
  expect(html.match(new RegExp(`>Show ${full.pagination?.total} offers<`, 'g'))).toHaveLength(2);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('2.1 each option has a count, and the form shows the active city and date', () => {
  const html = render(full, { city: 'pune', date: 'new' });
  expect(html).toMatch(/Dining<\/span><span[^>]*>12</);
  expect(html).toMatch(/<option value="pune" selected="">Pune \(3\)/);
  expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="new"|value="new"[^>]*checked=""/);
});

test('2.1 each active filter has a link that removes it and nothing else', () => {
  const html = render(full, { card: 'classic-debit,select-credit', sort: 'title', page_no: '2' });
  expect(html).toContain('aria-label="Remove filter Select credit"');
  expect(html).toContain('href="/ekaa?card=classic-debit&amp;sort=title#offers"');
  expect(html).toContain('href="/ekaa?sort=title#offers"');
});

test('2.11 crawlers follow one filter at a time, with its tab, and no order', () => {
  const queries: PageQuery[] = [
    {},
    { category: 'dining' },
    { category: 'dining', city: 'pune' },
    { tab: 'dining', place: 'online' },
  ];
  for (const query of queries) {
    const links = [...render(full, query).matchAll(/<a href="\/ekaa\?([^"#]*)#offers"([^>]*)>/g)];
    expect(links.length).toBeGreaterThan(2);
    for (const [, search = '', rest = ''] of links) {
      const names = [...new URLSearchParams(search.replaceAll('&amp;', '&')).keys()].filter((name) => name !== 'tab');
      const followed = names.length < 2 && !names.includes('sort');
      expect(`${search} ${!rest.includes('nofollow')}`).toBe(`${search} ${followed}`);
    }
  }
});

test('an active filter without an option can still be removed', () => {
  expect(render(full, { category: 'pets-and-plants' })).toContain('aria-label="Remove filter pets and plants"');
});

test('4 another tab starts at its first page and drops the category', () => {
  const html = render(full, { tab: 'dining', category: 'dining', place: 'online', page_no: '2' });
  expect(html).toContain('href="/ekaa?tab=travel&amp;place=online#offers"');
  expect(html.match(/aria-current="page"/g)).toHaveLength(2);
});

test('4 the addresses of pages keep the filters', () => {
  expect(render(full, { place: 'online' })).toContain('href="/ekaa?place=online&amp;page_no=2#offers"');
  expect(render(second)).toContain('aria-label="Page 2"');
});

test('the order of the source is not in the address', () => {
  const html = render(full, { sort: 'newest' });
  expect(html).toContain('href="/ekaa#offers"');
  expect(html).toContain('href="/ekaa?sort=title#offers"');
  expect(html).toMatch(/aria-current="true"[^>]*>Newest/);
});

test('8 an empty list shows the message of the specification and a link that clears the filters', () => {
  const html = render(none, { card: 'prepaid' });
  expect(html).toContain('Sorry no offers available for this options.');
  expect(html).toMatch(/href="\/ekaa#offers"[^>]*>Clear all/);
  const { empty_message: _own, ...rest } = none;
  expect(render(rest)).toContain('Sorry no offers available for this options.');
});

test('8 where tabs have their own pages, an empty one links to the page of all offers', () => {
  const html = render({ ...none, tab_pages: { link: '/offers/{slug}', all: '/offers' } }, { tab: 'dining' });
  expect(html).toMatch(/href="\/offers#offers"[^>]*>See all offers/);
});

test('2.1 the count of a tab comes from the facets of the list, else from the content', () => {
  const counts = (html: string) => [...html.matchAll(/>(Dining|Travel and stays)<span[^>]*>(\d+)</g)].map(([, , count]) => count);
  expect(counts(render())).toEqual(['12', '14']);
  const facets = [...(full.facets ?? []), { name: 'tab' as const, options: [{ slug: 'travel', label: 'Travel', count: 3 }] }];
  expect(counts(render({ ...full, facets }))).toEqual(['0', '3']);
});

test('an offer that has ended says so and is not a link', () => {
  const html = render();
  expect(html).toContain('Ended');
  expect(html).not.toContain('/exclusive-offers/chaigali-evening"');
});

test.each(['constructor', 'toString', '__proto__', 'unheard-of', undefined])(
  '2.1 an offer of the kind %s looks like any offer',
  (slug) => {
    expect(categoryStyle(slug).icon).toBe('ticket-percent');
  },
);
