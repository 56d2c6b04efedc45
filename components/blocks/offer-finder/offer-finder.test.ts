import { attributesOf, formEntries, hrefOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import type { PageQuery } from '#lib/contract/page-query.ts';
import { categoryStyle } from '../offer-list/offer-category.ts';
import { examples } from './offer-finder.example.ts';

const [full, second, none] = examples.map(({ block }) => block);
if (!full || !second || !none) throw new Error('the examples of the block are missing');
const EMPTY = 'Sorry no offers available for this options.';

const renderFinder = (block = full, query: PageQuery = {}, locale: 'en' | 'hi' = 'en') => renderBlock(block, { query, locale });

test('2.1 the filters are a GET form of the page, and keep its tab and order but not its page', () => {
  const query = { tab: 'dining', sort: 'newest', page_no: '3', card: 'select-credit' };
  const forms = [...renderFinder(full, query, 'hi').container.querySelectorAll('form')];
  expect(forms).toHaveLength(2);
  for (const form of forms) {
    expect(attributesOf(form)).toMatchObject({ action: '/hi/ekaa#offers', method: 'get' });
    expect(formEntries(form).filter(([, value]) => value)).toEqual([
      ['tab', 'dining'],
      ['sort', 'newest'],
      ['card', 'select-credit'],
    ]);
  }
});

test('2.1 on small screens the filters are a dialog, on wide ones beside the list, and both say how many offers there are', () => {
  const { container, getAllByRole, getByRole } = renderFinder();
  const button = getByRole('button', { name: /^Filters/ });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  const sheet = container.querySelector('[role="dialog"]');
  expect(sheet && attributesOf(sheet)).toMatchObject({
    id: button.getAttribute('popovertarget'),
    popover: 'auto',
    'aria-label': 'Filters',
  });
  const forms = getAllByRole('form', { name: 'Filters', hidden: true });
  expect(forms.map((form) => sheet?.contains(form))).toEqual([false, true]);
  const buttons = getAllByRole('button', { name: `Show ${full.pagination?.total} offers`, hidden: true });
  expect(buttons.map((submit) => submit.closest('form'))).toEqual(forms);
});

test('2.1 each option has a count, and the form shows the active city and date', () => {
  const { getByRole } = renderFinder(full, { city: 'pune', date: 'new' });
  expect(getByRole('checkbox', { name: /^Dining/ }).closest('label')?.textContent).toBe('Dining12');
  expect(getByRole('option', { selected: true, name: 'Pune (3)' }).getAttribute('value')).toBe('pune');
  expect(getByRole('radio', { checked: true }).getAttribute('value')).toBe('new');
});

test('2.1 each active filter has a link that removes it and nothing else', () => {
  const rendered = renderFinder(full, { card: 'classic-debit,select-credit', sort: 'title', page_no: '2' });
  expect(hrefOf(rendered, 'Remove filter Select credit')).toBe('/ekaa?card=classic-debit&sort=title#offers');
  expect(hrefOf(rendered, 'Clear all')).toBe('/ekaa?sort=title#offers');
});

test.each<PageQuery>([{}, { category: 'dining' }, { category: 'dining', city: 'pune' }, { tab: 'dining', place: 'online' }])(
  '2.11 crawlers follow one filter at a time, with its tab, and no order: %j',
  (query) => {
    const links = renderFinder(full, query).container.querySelectorAll('a[href^="/ekaa?"]');
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const href = link.getAttribute('href') ?? '';
      const names = [...new URL(href, 'http://site.test').searchParams.keys()].filter((name) => name !== 'tab');
      const followed = names.length < 2 && !names.includes('sort');
      expect([href, link.getAttribute('rel')?.includes('nofollow') ?? false]).toEqual([href, !followed]);
    }
  },
);

test('an active filter without an option can still be removed', () => {
  expect(hrefOf(renderFinder(full, { category: 'pets-and-plants' }), 'Remove filter pets and plants')).toBe('/ekaa#offers');
});

test('4 another tab starts at its first page and drops the category', () => {
  const rendered = renderFinder(full, { tab: 'dining', category: 'dining', place: 'online', page_no: '2' });
  expect(hrefOf(rendered, /^Travel and stays/)).toBe('/ekaa?tab=travel&place=online#offers');
  rendered.getByRole('link', { current: 'page', name: /^Dining/ });
});

test('4 the addresses of pages keep the filters', () => {
  expect(hrefOf(renderFinder(full, { place: 'online' }), 'Page 2')).toBe('/ekaa?place=online&page_no=2#offers');
  renderFinder(second).getByRole('link', { name: 'Page 2', current: 'page' });
});

test('the order of the source is not in the address', () => {
  const rendered = renderFinder(full, { sort: 'newest' });
  expect(hrefOf(rendered, 'Ending soon')).toBe('/ekaa#offers');
  expect(hrefOf(rendered, 'Name')).toBe('/ekaa?sort=title#offers');
  rendered.getByRole('link', { name: 'Newest', current: true });
});

test('8 an empty list shows the message of the specification and a link that clears the filters', () => {
  const rendered = renderFinder(none, { card: 'prepaid' });
  rendered.getByText(EMPTY);
  expect(hrefOf(rendered, 'Clear all')).toBe('/ekaa#offers');
  const { empty_message: _own, ...rest } = none;
  renderFinder(rest).getByText(EMPTY);
});

test('8 where tabs have their own pages, an empty one links to the page of all offers', () => {
  const block = { ...none, tab_pages: { link: '/offers/{slug}', all: '/offers' } };
  expect(hrefOf(renderFinder(block, { tab: 'dining' }), 'See all offers')).toBe('/offers#offers');
});

test('2.1 the count of a tab comes from the facets of the list, else from the content', () => {
  const countsOf = (block = full) => {
    const tabs = renderFinder(block).getByRole('navigation', { name: 'Kinds of offer' });
    return Array.from(tabs.querySelectorAll('.count'), ({ textContent }) => textContent);
  };
  expect(countsOf()).toEqual(['12', '14']);
  const facets = [...(full.facets ?? []), { name: 'tab' as const, options: [{ slug: 'travel', label: 'Travel', count: 3 }] }];
  expect(countsOf({ ...full, facets })).toEqual(['0', '3']);
});

test('an offer that has ended says so and is not a link', () => {
  const { getByText, container } = renderFinder();
  getByText('Ended');
  expect(container.querySelector('a[href$="/safarnama-bus"]')).not.toBeNull();
  expect(container.querySelector('a[href$="/chaigali-evening"]')).toBeNull();
});

test.each(['constructor', 'toString', '__proto__', 'unheard-of', undefined])(
  '2.1 an offer of the kind %s looks like any offer',
  (slug) => {
    expect(categoryStyle(slug).icon).toBe('ticket-percent');
  },
);
