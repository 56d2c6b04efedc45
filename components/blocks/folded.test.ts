import { type BlockInput, blockSchema } from '#lib/contract/blocks/block.ts';
import { foldedTitlesOf, surfacesOf } from './surfaces.ts';

const tables = (title: string): BlockInput => ({ __component: 'blocks.table', title, tables: [] });
const banner: BlockInput = { __component: 'blocks.banner', title: 'a' };
const tabs = (more: object): BlockInput => ({ __component: 'blocks.tab-panels', tabs: [{ slug: 'a', title: 'A' }], ...more });

function folded(...inputs: BlockInput[]) {
  const blocks = inputs.map((input) => blockSchema.parse(input));
  return foldedTitlesOf(blocks, surfacesOf(blocks, 0), 0).map((title) => title !== undefined);
}

test('the first two sections after the banner stay open', () => {
  expect(folded(banner, tables('b'), tables('c'), tables('d'))).toEqual([false, false, false, true]);
  expect(folded(banner, tables('b'), tabs({}), tables('d'))).toEqual([false, false, false, true]);
});

test('2.1 what the open tab shows is open with it', () => {
  const source = { path: '/api/rupay-scan-and-score/tab/detail', follow: ['tab'] };
  expect(folded(banner, tables('b'), tabs({ source }), tables('d'), tables('e'))).toEqual([false, false, false, false, true]);
});
