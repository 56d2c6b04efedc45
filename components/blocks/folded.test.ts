import { behaviourOf } from '#lib/contract/blocks/behaviour.ts';
import { type BlockInput, blockSchema } from '#lib/contract/blocks/block.ts';
import { foldedTitlesOf, surfacesOf } from './surfaces.ts';

const banks = (title: string, more: object = {}): BlockInput => ({ __component: 'blocks.bank-list', title, ...more });
const banner: BlockInput = { __component: 'blocks.banner', title: 'a' };
const tabs = (more: object): BlockInput => ({ __component: 'blocks.tab-panels', tabs: [{ slug: 'a', title: 'A' }], ...more });

function folded(...inputs: BlockInput[]) {
  const blocks = inputs.map((input) => blockSchema.parse(input));
  return foldedTitlesOf(blocks, surfacesOf(blocks, 0), 0).map((title) => title !== undefined);
}

test('the first two sections after the banner stay open', () => {
  expect(folded(banner, banks('b'), banks('c'), banks('d'))).toEqual([false, false, false, true]);
  expect(folded(banner, banks('b'), tabs({}), banks('d'))).toEqual([false, false, false, true]);
});

test('2.1 what the open tab shows is open with it', () => {
  const source = { path: '/api/rupay-scan-and-score/tab/detail', follow: ['tab'] };
  expect(folded(banner, banks('b'), tabs({ source }), banks('d'), banks('e'))).toEqual([false, false, false, false, true]);
});

test('2.1 R what visitors came for never folds: only long lists do, and not the banks to call', () => {
  const questions: BlockInput = { __component: 'blocks.faq', title: 'e', items: [{ question: 'Why?', answer: 'So.' }] };
  const prices: BlockInput = { __component: 'blocks.table', title: 'f', tables: [] };
  const later = [questions, prices, banks('g', { purpose: 'report' }), banks('h')];
  expect(folded(banner, banks('b'), banks('c'), ...later)).toEqual([false, false, false, false, false, false, true]);
});

test('the summary of a folded list names what is in the language of the block', () => {
  const records = [{ bank_name: 'Own' }, { bank_name: 'Same', locale: 'en' }, { bank_name: 'Other', locale: 'ur' }];
  const namesOf = (more: object) => {
    const block = blockSchema.parse(banks('a', { banks: records, ...more }));
    return behaviourOf(block).folds?.(block)?.names;
  };
  expect(namesOf({ locale: 'en' })).toEqual(['Own', 'Same']);
  expect(namesOf({})).toEqual(['Own', 'Same', 'Other']);
});
