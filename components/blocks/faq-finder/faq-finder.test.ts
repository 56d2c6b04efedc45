import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';
import type { BlockInput } from '#lib/content/contract/blocks.ts';
import { examples } from './faq-finder.example.ts';

function example(position: number): BlockInput {
  const found = examples[position];
  if (!found) throw new Error('no such example');
  return found.block;
}

test('2.1 topics are links with counts, and the open one is current, also in the menu of small screens', () => {
  const html = renderBlock(example(0), { query: { tab: 'lounges' } });
  expect(html.match(/href="\/ekaa\?tab=lounges#answers" aria-current="page"/g)).toHaveLength(2);
  expect(html).toContain('<h2 class="text-h2">Lounges and travel</h2>');
  expect(html).toContain('Search 23 answers');
});

test('2.1 each question has an address that opens it: its fragment is inside the answer', () => {
  const html = renderBlock(example(0), { query: { tab: 'lounges' } });
  expect(html).toMatch(/<\/summary><div id="how-many-visits"/);
  expect(html).toMatch(/<\/summary><div id="is-food-included"/);
  expect(html).toContain('href="/ekaa?tab=lounges#how-many-visits"');
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
});

test('2.1 a search marks its words in questions and answers and closes the topics', () => {
  const html = renderBlock(example(0), { query: { search: 'visit', tab: 'lounges' } });
  expect(html).toContain('Answers for “visit”');
  expect(html).toMatch(/How many lounge <mark[^>]*>visits<\/mark> do I get/);
  expect(html).toMatch(/<strong>one <mark[^>]*>visit<\/mark> a quarter<\/strong>/);
  expect(html).not.toContain('aria-current="page" class="flex');
  expect(html).toContain('value="visit"');
});

test('8 a search without results says so and links to the search of the site', () => {
  const html = renderBlock(example(1), { query: { search: 'zebra & co' } });
  expect(html).toContain('No results found');
  expect(html).toContain('href="/search?searchItem=zebra+%26+co"');
});

test('its title is the h1 of the opening block, else an h2', () => {
  expect(renderBlock(example(0), { breadcrumb: [{ label: 'Help', link: undefined }] })).toMatch(/<h1[^>]*>Questions and answers/);
  expect(renderBlock(example(0))).toMatch(/<h2[^>]*>Questions and answers/);
});

test('4 pages of a topic keep it', () => {
  expect(renderBlock(example(0), { query: { tab: 'lounges' } })).toContain('href="/ekaa?tab=lounges&amp;page_no=2#answers"');
});
