import type { Block, BlockKind } from '#lib/contract/blocks/block.ts';
import { getPage } from './page.ts';

jest.mock('../read/cache.ts', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
  revalidateSoon: async () => 0,
}));

const load = async (path: string, query = {}, locale = 'en') =>
  (await getPage(locale, path.split('/').filter(Boolean), query)).result;

async function pageAt(path: string, locale = 'en') {
  const result = await load(path, {}, locale);
  if (result.status !== 'ok') throw new Error(`${path} is ${result.status}`);
  return result.value;
}

function blockOf<Kind extends BlockKind>(content: readonly Block[], kind: Kind) {
  return content.find((block): block is Extract<Block, { __component: Kind }> => block.__component === kind);
}

test.each([
  ['/credit-cards/select-credit', 'Select', ['Cards', 'Credit cards', 'Select']],
  ['/debit-cards/classic-debit', 'Classic debit', ['Cards', 'Debit cards', 'Classic debit']],
  ['/prepaid-cards/gift', 'Gift card', ['Cards', 'Prepaid cards', 'Gift card']],
])('%s is the page of a card, below its list', async (path, title, breadcrumb) => {
  const page = await pageAt(path);
  expect(page.title).toBe(title);
  expect(page.breadcrumb?.map(({ label }) => label)).toEqual(breadcrumb);
  expect(page.breadcrumb?.at(-2)?.link).toBe(path.split('/').slice(0, 2).join('/'));
});

test('it has what the holder gets, where to get it, similar cards, questions and terms, each linked above', async () => {
  const { content } = await pageAt('/credit-cards/select-credit');
  expect(content.map(({ __component }) => __component.replace('blocks.', ''))).toEqual([
    'card-detail',
    'page-nav',
    'features',
    'offer-list',
    'lounge-cities',
    'bank-list',
    'steps',
    'card-compare',
    'faq',
    'terms',
    'disclaimer',
  ]);
  expect(blockOf(content, 'blocks.card-compare')?.cards.map(({ slug }) => slug)).toEqual([
    'select-credit',
    'travel-credit',
    'wellness-credit',
  ]);
  expect(blockOf(content, 'blocks.offer-list')?.offers.length).toBeGreaterThan(0);
  const links = blockOf(content, 'blocks.page-nav')?.links.map(({ link }) => link) ?? [];
  expect(new Set(links).size).toBe(links.length);
  expect(links).toEqual(
    expect.arrayContaining(['#privileges', '#offers', '#lounges', '#banks', '#compare', '#questions', '#terms']),
  );
});

test('a card that opens no lounges says nothing of them', async () => {
  const { content } = await pageAt('/prepaid-cards/gift', 'hi');
  expect(blockOf(content, 'blocks.lounge-cities')).toBeUndefined();
  expect(JSON.stringify(blockOf(content, 'blocks.page-nav'))).not.toContain('#lounges');
});

test.each([
  ['/prepaid-cards/prepaid-cards-range', 'ok'],
  ['/credit-cards/classic-debit', 'missing'],
  ['/credit-cards/nope', 'missing'],
  ['/msme-cards/gift', 'missing'],
])('%s is %s', async (path, status) => {
  expect((await load(path)).status).toBe(status);
});

test.each([
  ['/credit-cards/Select-Credit', {}, '/credit-cards/select-credit'],
  ['/credit-cards', { card: 'fuel-credit' }, '/credit-cards/fuel-credit'],
  ['/prepaid-cards-corporate', { card: 'meal' }, '/prepaid-cards/meal'],
  ['/msme-cards', { card: 'business-fleet', tab: 'prepaid' }, '/msme-cards/business-fleet'],
])('%s with %j moves to %s', async (path, query, target) => {
  expect(await load(path, query, 'hi')).toEqual({ status: 'moved', path: target });
});

test('it has the questions of the card, else those of its list', async () => {
  const questionsAt = async (path: string) =>
    blockOf((await pageAt(path)).content, 'blocks.faq')?.items.map(({ question }) => question);
  expect(await questionsAt('/credit-cards/first-credit')).toContain('How much must I deposit?');
  expect(await questionsAt('/credit-cards/first-credit')).not.toContain('What does a credit card cost?');
  expect(await questionsAt('/credit-cards/classic-credit')).toContain('What does a credit card cost?');
});
