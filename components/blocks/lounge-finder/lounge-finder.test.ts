import { attributesOf, formEntries, hrefOf, type Rendered } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import type { PageQuery } from '#lib/contract/page-query.ts';
import { examples } from './lounge-finder.example.ts';

const [full, empty, noneForCard] = examples.map(({ block }) => block);
if (!full || !empty || !noneForCard) throw new Error('an example is missing');
const HINT = /Try the name of a city/;

/** The form, which has a field for a place and one for a card. */
function formOf({ container }: Rendered): HTMLFormElement {
  const form = container.querySelector<HTMLFormElement>('search form');
  if (!form) throw new Error('no form');
  return form;
}

test('2.1 the form works without script, keeps the rest of the query and has a place and a card', () => {
  const form = formOf(renderBlock(full, { query: { terminal: 'international', city: 'delhi', page_no: '2' } }));
  expect(attributesOf(form)).toMatchObject({ action: '/ekaa#lounges', method: 'get' });
  expect(formEntries(form)).toEqual([
    ['terminal', 'international'],
    ['search', 'Delhi'],
    ['card', ''],
  ]);
  const labelOf = (value: string) => form.querySelector<HTMLOptionElement>(`option[value="${value}"]`)?.label;
  expect(labelOf('select-credit')).toBe('Select credit (64)');
  expect(labelOf('MAA')).toBe('Chennai airport');
});

test.each<[PageQuery, string]>([
  [{ city: 'delhi', card: 'select-credit' }, 'Delhi'],
  [{ airport: 'MAA' }, 'Chennai airport'],
  [{ city: 'delhi', search: 'aan' }, 'aan'],
  [{ card: 'select-credit' }, ''],
])('2.1 the place field has the place or the text of the address: %j', (query, value) => {
  expect(formEntries(formOf(renderBlock(full, { query })))).toContainEqual(['search', value]);
});

test('2.1 the tabs are links with counts; the default one has the shorter address', () => {
  const rendered = renderBlock(full, { query: { card: 'select-credit' } });
  const current = rendered.getByRole('link', { name: /^In India/, current: 'page' });
  expect(current.getAttribute('href')).toBe('/ekaa?card=select-credit#lounges');
  expect(hrefOf(rendered, /^Abroad/)).toBe('/ekaa?card=select-credit&terminal=international#lounges');
});

test('2.1 each active filter has a link that removes it', () => {
  const rendered = renderBlock(full, { query: { card: 'select-credit', city: 'delhi,pune', search: 'aan' } });
  expect(hrefOf(rendered, 'Remove filter Delhi')).toBe('/ekaa?card=select-credit&city=pune&search=aan#lounges');
  expect(hrefOf(rendered, 'Remove filter pune')).toBe('/ekaa?card=select-credit&city=delhi&search=aan#lounges');
  expect(hrefOf(rendered, 'Remove filter Select credit')).toBe('/ekaa?city=delhi&city=pune&search=aan#lounges');
  expect(hrefOf(rendered, 'Clear all')).toBe('/ekaa#lounges');
  expect(renderBlock(full).queryByRole('link', { name: 'Clear all' })).toBeNull();
});

test('2.11 what the desk has to read is rows of documents with their kind', () => {
  expect(hrefOf(renderBlock(full), /^Rules of entry ?PDF$/)).toBe('/document?file=%2Fdocuments%2Flounge-access-rules-en.pdf');
});

test('a city link starts a new list', () => {
  const rendered = renderBlock(full, { query: { search: 'x', airport: 'DEL', page_no: '3' } });
  expect(hrefOf(rendered, /^Guwahati/)).toBe('/ekaa?city=guwahati#lounges');
});

test('4 the page links keep the filters and the fragment', () => {
  const rendered = renderBlock(full, { query: { card: 'select-credit', page_no: '2' } });
  expect(hrefOf(rendered, 'Page 3')).toBe('/ekaa?card=select-credit&page_no=3#lounges');
});

test('a lounge shows its location, its hours and each card once; a closed one says so instead of hours', () => {
  const rendered = renderBlock(full);
  const lounge = rendered.container.querySelector('#aangan');
  expect(lounge?.tagName).toBe('LI');
  expect(lounge?.textContent).toContain('Delhi, Terminal 3, after security, level 4');
  const cards = rendered.getAllByRole('list', { name: 'Cards that open it' })[0];
  expect(Array.from(cards?.children ?? [], (item) => item.textContent)).toEqual([
    'Select 2',
    'Platinum 1',
    'a quarter',
    'Gold: on request',
  ]);
  rendered.getByText('Closed for now');
  expect(hrefOf(rendered, /exclusive lounge/i)).toBe('/rupay-exclusive-lounge');
});

test('8 an empty list has a message and links to the nearest results and to every city', () => {
  const rendered = renderBlock(empty, { query: { search: 'Dubai', card: 'select-credit' } });
  rendered.getByText('No results found');
  expect(hrefOf(rendered, 'Abroad: 2 lounges')).toBe('/ekaa?card=select-credit&terminal=international&search=Dubai#lounges');
  expect(hrefOf(rendered, /^Delhi/)).toBe('/ekaa?city=delhi#lounges');
});

test('2.1 a tab without results starts a new search', () => {
  const rendered = renderBlock(empty, { query: { search: 'Dubai', city: 'delhi' } });
  expect(rendered.getByRole('link', { name: /^In India/, current: 'page' }).getAttribute('href')).toBe('/ekaa#lounges');
});

test('8 a card that opens no lounge is named as the reason, with links for the card that opens most and for any card', () => {
  const rendered = renderBlock(noneForCard, { query: { card: 'platinum-credit', terminal: 'international' } });
  rendered.getByText(/Platinum credit opens no lounge abroad\./);
  expect(rendered.queryByText(HINT)).toBeNull();
  expect(hrefOf(rendered, 'Select credit: 18 lounges')).toBe('/ekaa?card=select-credit&terminal=international#lounges');
  expect(hrefOf(rendered, 'With any card')).toBe('/ekaa?terminal=international#lounges');
  expect(hrefOf(rendered, 'In India: 36 lounges')).toBe('/ekaa?card=platinum-credit#lounges');
});

test('8 a card that opens none of the lounges of a place is named as the reason', () => {
  const rendered = renderBlock(noneForCard, { query: { card: 'platinum-credit', city: 'delhi' } });
  rendered.getByText(/Platinum credit opens none of these lounges\./);
});

test('2.1 a tab where a card opens no lounge has the count 0 and keeps the card', () => {
  const link = renderBlock(noneForCard, { query: { card: 'platinum-credit' } }).getByRole('link', { name: /^Abroad/ });
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Abroad0',
    '/ekaa?card=platinum-credit&terminal=international#lounges',
  ]);
});

test('8 the hint to type something else needs a typed text', () => {
  renderBlock(empty, { query: { search: 'foo' } }).getByText(HINT);
  expect(renderBlock(empty, { query: { city: 'delhi' } }).queryByText(HINT)).toBeNull();
});

test('2.1 the link to the lounges nearby leads to the list of cities until a city is known', () => {
  const rendered = renderBlock(full);
  expect(hrefOf(rendered, 'choose your city')).toBe('#cities');
  expect(rendered.container.querySelector('#cities')?.textContent).toContain('Guwahati');
});
