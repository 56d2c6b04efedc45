import { renderBlock } from '#components/test/render-block.tsx';
import type { BlockInput } from '#lib/content/contract/blocks.ts';

const card = (slug: string, facts: { label: string; value: string }[] = []) =>
  ({ slug, title: slug, card_type: 'credit', facts }) as const;
const compare = (...cards: ReturnType<typeof card>[]): BlockInput => ({ __component: 'blocks.card-compare', cards });

test('2.1 cards are columns, and the same fact of two cards is one row', () => {
  const html = renderBlock(
    compare(card('a', [{ label: 'Concierge', value: 'Yes' }]), card('b', [{ label: 'Concierge', value: 'No' }])),
  );
  expect(html.match(/<th scope="row"/g)).toHaveLength(1);
  // The column of their names has a title too.
  expect(html.match(/<th scope="col"/g)).toHaveLength(3);
  expect(html.match(/#i-check/g)).toHaveLength(1);
});

test('a missing fact is said in words', () => {
  const html = renderBlock(compare(card('a', [{ label: 'Concierge', value: 'Yes' }]), card('b')));
  expect(html).toContain('>NA<');
});

test('4 every cell has a row header and a column header', () => {
  const html = renderBlock(compare(card('a', [{ label: 'Concierge', value: 'Yes' }]), card('b'), card('c')));
  const head = /<thead>(.*)<\/thead>/.exec(html)?.[1] ?? '';
  expect(head.match(/<th scope="col"/g)).toHaveLength(4);
  expect(head).not.toContain('<td');
  for (const [, row] of html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)) expect(row).toMatch(/^<th scope="(?:col|row)"/);
});

test('the first three of more cards are shown, with a note', () => {
  const html = renderBlock(compare(card('a'), card('b'), card('c'), card('d')));
  expect(html.match(/<th scope="col"/g)).toHaveLength(4);
  expect(html).toContain('The first three of those you ticked are shown.');
});

test('a single card asks for another', () => {
  expect(renderBlock(compare(card('a')))).toContain('Tick one more card');
});

test('a chosen card can be removed and the comparison cleared, unless the content chose the cards', () => {
  const html = renderBlock(compare(card('a'), card('b')), { query: { tab: 'select', compare: 'a,b' } });
  expect(html).toContain('href="/ekaa?tab=select&amp;compare=b#compare"');
  expect(html).toContain('aria-label="Remove a from the comparison"');
  expect(html).toContain('href="/ekaa?tab=select#cards"');
  expect(renderBlock(compare(card('a'), card('b')))).not.toContain('Remove');
});
