import { hrefOf, type Rendered } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import type { BlockInput } from '#lib/contract/blocks/block.ts';
import type { PageQuery } from '#lib/contract/page-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';

const card = (slug: string, card_type: 'credit' | 'debit' | 'prepaid', fee: string) => ({
  slug,
  title: slug,
  card_type,
  image: { url: `/${slug}.svg` },
  facts: [{ label: 'Fee', value: fee }],
});
const chooser: BlockInput = {
  __component: 'blocks.card-chooser',
  cards: [card('a', 'credit', '₹0'), card('b', 'credit', '₹900'), card('c', 'debit', '₹0'), card('d', 'credit', '₹900')],
  questions: [
    {
      param: 'pay',
      title: 'How?',
      options: [
        { slug: 'credit', label: 'Later', because: 'Because you pay later', card_type: 'credit' },
        { slug: 'debit', label: 'Now', card_type: 'debit' },
        { slug: 'prepaid', label: 'Before', card_type: 'prepaid' },
      ],
    },
    { param: 'fee', title: 'How much?', options: [{ slug: 'none', label: 'Nothing', facts: ['Fee'], at_most: 0 }] },
  ],
};
const render = (query: PageQuery = {}, locale: Locale = 'en') => renderBlock(chooser, { query, locale });
const links = ({ container }: Rendered, part: string) =>
  Array.from(container.querySelectorAll(`${part} a`), (link) => [link.textContent, link.getAttribute('href')]);

test('each answer that leaves a card is a link to the next step, and so is an open question', () => {
  const rendered = render({}, 'hi');
  expect(links(rendered, '.chooser-answers')).toEqual([
    ['Later 3 कार्ड', '/hi/ekaa?pay=credit#chooser'],
    ['Now 1 कार्ड', '/hi/ekaa?pay=debit#chooser'],
    ['कोई फ़र्क नहीं पड़ता 4 कार्ड', '/hi/ekaa?pay=any#chooser'],
  ]);
  rendered.getByRole('group', { name: 'How?' });
  rendered.getByRole('heading', { name: 'How?', level: 2 });
  expect(rendered.container.querySelector('form')).toBeNull();
});

test('the faces of the cards that are left are links in the order of the content, the others are out', () => {
  const rendered = render({ pay: 'credit' });
  expect(links(rendered, '.chooser-faces').map(([, href]) => href)).toEqual(
    ['a', 'b', 'd'].map((slug) => `/credit-cards/${slug}`),
  );
  rendered.getByRole('list', { name: '3 cards fit' });
  rendered.getByText('1 card no longer fits');
  expect(rendered.container.querySelectorAll('.chooser-gone[aria-hidden] img')).toHaveLength(1);
});

test('a step leads back, to its answers and to the cards, and keeps what else the address says', () => {
  const rendered = render({ pay: 'credit', tab: 'x' });
  rendered.getByText('Question 2 of 2');
  expect(hrefOf(rendered, 'Back')).toBe('/ekaa?tab=x#chooser');
  expect(hrefOf(rendered, 'How? Later. Change this answer')).toBe('/ekaa?tab=x#chooser');
  expect(hrefOf(rendered, 'Show these 3 cards now')).toBe('/ekaa?tab=x&pay=credit&fee=any#chooser');
});

test('cards are shown early only for an answer', () => {
  expect(render({ pay: 'any' }).queryByRole('link', { name: /^Show/ })).toBeNull();
});

test('the answer is a card with its reasons, then the others with what they lack, and the best side by side', () => {
  const rendered = render({ pay: 'credit', fee: 'none' });
  rendered.getByRole('group', { name: 'a' });
  rendered.getByText('The card that suits you');
  const [best, next] = Array.from(rendered.container.querySelectorAll('.chooser-reasons'), ({ textContent }) => textContent);
  expect(best).toBe('Because you pay laterNothingFee: ₹0');
  expect(next).toBe('Because you pay laterDoes not suit: Nothing');
  expect(hrefOf(rendered, 'View a')).toBe('/credit-cards/a');
  expect(rendered.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['What you get', 'a', 'b', 'd']);
  expect(hrefOf(rendered, 'Start again')).toBe('/ekaa#chooser');
});

test('a card that is alone is not compared', () => {
  const rendered = render({ pay: 'debit' });
  rendered.getByRole('heading', { name: 'c', level: 2 });
  expect(rendered.queryByRole('table')).toBeNull();
});

test('when every question is open, and when no card suits, a sentence says what to do', () => {
  render({ pay: 'any', fee: 'any' }).getByText('Answer one question or more.');
  render({ pay: 'prepaid' }).getByText('No card suits all of this');
});
