import { attributesOf, hrefOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import type { BlockInput } from '#lib/contract/blocks/block.ts';

const card = (slug: string, card_type: 'credit' | 'debit' = 'credit') => ({ slug, title: slug, card_type });
const chooser = (results?: object[]): BlockInput =>
  ({
    __component: 'blocks.card-chooser',
    cards: [card('a')],
    questions: [{ param: 'pay', title: 'How?', options: [{ slug: 'credit', label: 'Later' }] }],
    ...(results ? { results } : {}),
  }) as BlockInput;

test('the questions are a GET form that leads to the results, with the answers of the address chosen', () => {
  const { container, getByRole } = renderBlock(chooser(), { locale: 'hi', query: { pay: 'credit' } });
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  expect(attributesOf(form)).toMatchObject({ action: '/hi/ekaa#results', method: 'get' });
  getByRole('group', { name: 'How?' });
  expect((getByRole('radio', { name: 'Later' }) as HTMLInputElement).checked).toBe(true);
});

test('the cards are a ranked list with their reasons; each leads to its page', () => {
  const rendered = renderBlock(
    chooser([
      { card: card('a'), reasons: ['Fee: none'] },
      { card: card('b'), reasons: [] },
    ]),
  );
  expect(rendered.container.querySelectorAll('ol > li')).toHaveLength(2);
  rendered.getByText('Fee: none');
  expect(hrefOf(rendered, 'b')).toBe('/credit-cards/b');
  expect(hrefOf(rendered, 'Compare the first cards')).toBe('/credit-cards?compare=a&compare=b#compare');
});

test('cards of two types cannot be compared', () => {
  const results = [
    { card: card('a'), reasons: [] },
    { card: card('b', 'debit'), reasons: [] },
  ];
  expect(renderBlock(chooser(results)).queryByRole('link', { name: 'Compare the first cards' })).toBeNull();
});

test('before an answer, and when no card suits, a sentence says what to do', () => {
  renderBlock(chooser()).getByText('Your cards appear here');
  renderBlock(chooser([])).getByText('No card suits all of this');
});
