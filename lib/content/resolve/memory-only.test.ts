import { type BlockInput, blockSchema } from '#lib/contract/blocks/block.ts';
import type { PageQuery } from '#lib/contract/page-query.ts';
import { MEMORY_ONLY_TAG } from '../read/cache-rules.ts';
import { resolveBlocks } from './resolve-blocks.ts';

const tagged: { path: string; tags: string[] }[] = [];

jest.mock('../read/cache.ts', () => ({
  revalidateSoon: async () => 0,
  cached: ([path = '']: string[], tags: string[], load: () => unknown) => {
    tagged.push({ path, tags });
    return load();
  },
}));

beforeEach(() => tagged.splice(0));

/** The paths that a block reads into memory only, and those it reads onto the disk. */
async function kept(input: BlockInput, query: PageQuery) {
  await resolveBlocks([blockSchema.parse(input)], { locale: 'en', query });
  const isMemoryOnly = ({ tags }: (typeof tagged)[number]) => tags.includes(MEMORY_ONLY_TAG);
  const paths = (memoryOnly: boolean) => tagged.filter((one) => isMemoryOnly(one) === memoryOnly).map(({ path }) => path);
  return { memory: paths(true), disk: paths(false) };
}

const LIST = '/api/credit-card-lists';
const TABS = '/api/credit-card-options';
const finder: BlockInput = {
  __component: 'blocks.card-finder',
  tabs_source: { path: TABS },
  source: { path: LIST, query: { page_size: '2' }, follow: ['tab', 'page_no'] },
  open_first_tab: true,
};
const offers: BlockInput = {
  __component: 'blocks.offer-finder',
  source: { path: '/api/offer-cards', follow: ['category', 'city', 'page_no'] },
};
const banks: BlockInput = { __component: 'blocks.bank-list', source: { path: '/api/bank-lists', follow: ['letter'] } };

test('a page without a query, and its tabs, are kept on the disk', async () => {
  expect(await kept(finder, {})).toEqual({ memory: [], disk: [TABS, LIST] });
  tagged.splice(0);
  expect(await kept(finder, { tab: 'zzz' })).toEqual({ memory: [], disk: [TABS, LIST] });
});

test.each([
  [finder, { page_no: '2' }, LIST],
  [offers, { category: 'made-up' }, '/api/offer-cards'],
  [offers, { city: 'made-up' }, '/api/offer-cards'],
  [banks, { letter: 'Z' }, '/api/bank-lists'],
])('%#: what %o of an address chose is kept in memory only', async (block, query, path) => {
  expect((await kept(block, query)).memory).toContain(path);
  expect(tagged.find((one) => one.path === path)?.tags).toContain(MEMORY_ONLY_TAG);
});

test('one record can be refreshed by its slug', async () => {
  await kept({ __component: 'blocks.iframe', source: { path: '/api/iframe-link', query: { slug: 'player' } } }, {});
  expect(tagged[0]?.tags).toContain('record:iframe-link:player');
});
