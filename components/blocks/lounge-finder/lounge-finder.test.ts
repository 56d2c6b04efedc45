import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';
import type { BlockInput } from '#lib/content/contract/blocks.ts';
import type { PageQuery } from '#lib/content/page-query.ts';
import { examples } from './lounge-finder.example.ts';

function example(position: number): BlockInput {
  const found = examples[position];
  if (!found) throw new Error('no such example');
  return found.block;
}

test('2.1 the form works without script, keeps the rest of the query and has a place and a card', () => {
  const html = renderBlock(example(0), { query: { terminal: 'international', city: 'delhi', page_no: '2' } });
  expect(html).toContain('action="/ekaa#lounges" method="get"');
  expect(html).toContain('<input type="hidden" name="terminal" value="international"/>');
  expect(html).not.toMatch(/type="hidden" name="(?:city|page_no)"/);
  expect(html).toMatch(/<input[^>]* name="search"/);
  expect(html).toMatch(/<option value="select-credit">Select credit \(64\)<\/option>/);
  expect(html).toMatch(/<option value="MAA" label="Chennai airport"/);
});

test('2.1 the place field has the place or the text of the address', () => {
  const field = (query: PageQuery) => /<input[^>]* name="search"[^>]*>/.exec(renderBlock(example(0), { query }))?.[0];
  expect(field({ city: 'delhi', card: 'select-credit' })).toContain('value="Delhi"');
  expect(field({ airport: 'MAA' })).toContain('value="Chennai airport"');
  expect(field({ city: 'delhi', search: 'aan' })).toContain('value="aan"');
  expect(field({ card: 'select-credit' })).toContain('value=""');
});

test('2.1 the tabs are links with counts; the default one has the shorter address', () => {
  const html = renderBlock(example(0), { query: { card: 'select-credit' } });
  expect(html).toMatch(/href="\/ekaa\?card=select-credit#lounges" aria-current="page"[^>]*>In India/);
  expect(html).toMatch(/href="\/ekaa\?card=select-credit&amp;terminal=international#lounges"[^>]*>Abroad/);
});

test('2.1 each active filter has a link that removes it', () => {
  const html = renderBlock(example(0), { query: { card: 'select-credit', city: 'delhi,pune', search: 'aan' } });
  expect(html).toContain('href="/ekaa?card=select-credit&amp;city=pune&amp;search=aan#lounges" aria-label="Remove filter Delhi"');
  expect(html).toContain('aria-label="Remove filter pune"');
  expect(html).toContain('aria-label="Remove filter Select credit"');
  expect(html).toMatch(/href="\/ekaa#lounges"[^>]*>Clear all</);
  expect(renderBlock(example(0))).not.toContain('Clear all');
});

test('a city link starts a new list', () => {
  const html = renderBlock(example(0), { query: { search: 'x', airport: 'DEL', page_no: '3' } });
  expect(html).toMatch(/href="\/ekaa\?city=guwahati#lounges"/);
});

test('4 the page links keep the filters and the fragment', () => {
  const html = renderBlock(example(0), { query: { card: 'select-credit', page_no: '2' } });
  expect(html).toContain('href="/ekaa?card=select-credit&amp;page_no=3#lounges"');
});

test('a lounge shows its location, its hours and each card once; a closed one says so instead of hours', () => {
  const html = renderBlock(example(0));
  expect(html).toContain('Delhi, Terminal 3, after security, level 4');
  expect(html.match(/<span>Select<\/span>/g)).toHaveLength(1);
  expect(html).toContain('Closed for now');
  expect(html).toContain('href="/rupay-exclusive-lounge"');
  expect(html).toMatch(/<li id="aangan"/);
});

test('8 an empty list has a message and a link to the nearest results', () => {
  const html = renderBlock(example(1), { query: { search: 'Dubai' } });
  expect(html).toContain('No results found');
  expect(html).toMatch(/href="\/ekaa\?terminal=international&amp;search=Dubai#lounges"[^>]*>Abroad: 2 lounges</);
});

test('2.1 a tab without results starts a new search', () => {
  const html = renderBlock(example(1), { query: { search: 'Dubai', city: 'delhi' } });
  expect(html).toMatch(/href="\/ekaa#lounges" aria-current="page"[^>]*>In India</);
});

test('8 an empty list links to every city', () => {
  const html = renderBlock(example(1), { query: { search: 'foo', card: 'select-credit' } });
  expect(html).toMatch(/href="\/ekaa\?city=delhi#lounges"[^>]*>Delhi/);
});

test('8 a card that opens no lounge is named as the reason, with links for the card that opens most and for any card', () => {
  const html = renderBlock(example(2), { query: { card: 'platinum-credit', terminal: 'international' } });
  expect(html).toContain('Platinum credit opens no lounge abroad.');
  expect(html).not.toContain('Try the name of a city');
  expect(html).toMatch(/href="\/ekaa\?card=select-credit&amp;terminal=international#lounges"[^>]*>Select credit: 18 lounges</);
  expect(html).toMatch(/href="\/ekaa\?terminal=international#lounges"[^>]*>With any card</);
  expect(html).toMatch(/href="\/ekaa\?card=platinum-credit#lounges"[^>]*>In India: 36 lounges</);
  const placed = renderBlock(example(2), { query: { card: 'platinum-credit', city: 'delhi' } });
  expect(placed).toContain('Platinum credit opens none of these lounges.');
});

test('2.1 a tab where a card opens no lounge has the count 0 and keeps the card', () => {
  const html = renderBlock(example(2), { query: { card: 'platinum-credit' } });
  expect(html).toMatch(/href="\/ekaa\?card=platinum-credit&amp;terminal=international#lounges"[^>]*>Abroad<span[^>]*>0</);
});

test('8 the hint to type something else needs a typed text', () => {
  expect(renderBlock(example(1), { query: { search: 'foo' } })).toContain('Try the name of a city');
  expect(renderBlock(example(1), { query: { city: 'delhi' } })).not.toContain('Try the name of a city');
});
