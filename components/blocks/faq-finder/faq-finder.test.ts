import { hrefOf, outlineOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import { examples } from './faq-finder.example.ts';

const [full, none] = examples.map(({ block }) => block);
if (!full || !none) throw new Error('an example is missing');

test('2.1 topics are links with counts, and the open one is current, also in the menu of small screens', () => {
  const rendered = renderBlock(full, { query: { tab: 'lounges' } });
  const current = rendered.getAllByRole('link', { current: 'page', name: /^Lounges and travel/, hidden: true });
  expect(current.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    Array(2).fill(['Lounges and travel12', '/ekaa?tab=lounges#answers']),
  );
  rendered.getByRole('heading', { level: 2, name: 'Lounges and travel' });
  rendered.getByPlaceholderText('Search 23 answers');
});

test('2.1 each question has an address that opens it: its fragment is inside the answer', () => {
  const rendered = renderBlock(full, { query: { tab: 'lounges' } });
  const questions = Array.from(
    rendered.container.querySelectorAll('summary:has(+ [id])'),
    ({ textContent, nextElementSibling, parentElement }) => [
      textContent,
      nextElementSibling?.id,
      parentElement?.hasAttribute('open'),
    ],
  );
  expect(questions).toEqual([
    ['How many lounge visits do I get?', 'how-many-visits', true],
    ['Is food included?', 'is-food-included', false],
  ]);
  expect(hrefOf(rendered, /^Link to this answer.*How many lounge visits/)).toBe('/ekaa?tab=lounges#how-many-visits');
});

test('2.1 a search marks its words in questions and answers and closes the topics', () => {
  const rendered = renderBlock(full, { query: { search: 'visit', tab: 'lounges' } });
  rendered.getByRole('heading', { name: 'Answers for “visit”' });
  expect(
    rendered.getAllByRole('mark').map(({ textContent, parentElement }) => [textContent, parentElement?.textContent]),
  ).toEqual([
    ['visits', 'How many lounge visits do I get?'],
    ['visit', 'one visit a quarter'],
  ]);
  expect(rendered.queryByRole('link', { current: 'page', name: /^Lounges and travel/, hidden: true })).toBeNull();
  expect(rendered.getByRole<HTMLInputElement>('searchbox').value).toBe('visit');
});

test('8 a search without results says so and links to the search of the site', () => {
  const rendered = renderBlock(none, { query: { search: 'zebra & co' } });
  rendered.getByText('No results found');
  expect(hrefOf(rendered, 'Search the whole site')).toBe('/search?searchItem=zebra+%26+co');
});

test('its title is the h1 of the opening block, else an h2', () => {
  const breadcrumb = [{ label: 'Help', link: undefined }];
  expect(outlineOf(renderBlock(full, { breadcrumb }))).toContain('h1 Questions and answers');
  expect(outlineOf(renderBlock(full))).toContain('h2 Questions and answers');
});

test('4 pages of a topic keep it', () => {
  expect(hrefOf(renderBlock(full, { query: { tab: 'lounges' } }), 'Page 2')).toBe('/ekaa?tab=lounges&page_no=2#answers');
});
