/** A page in front of lists that cannot be had, or that are no lists: what it shows without them. */

import { type BlockInput, blockSchema } from '#lib/contract/blocks/block.ts';
import { captureLog } from '../client/log-capture.test-helper.ts';
import { revalidateSoon } from '../read/cache.ts';
import { resolveBlocks } from './resolve-blocks.ts';

const answers = new Map<string, () => Response>();

jest.mock('../read/cache.ts', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
  revalidateSoon: jest.fn(),
}));
jest.mock('#lib/content/client/transport.ts', () => {
  const { handle } = jest.requireActual('#lib/content-service/service.ts');
  return {
    CONTENT_ADDRESS: 'http://content.test',
    contentTransport: async (request: Request) => answers.get(new URL(request.url).pathname)?.() ?? handle(request),
  };
});

let lines: ReturnType<typeof captureLog>;

beforeEach(() => {
  answers.clear();
  jest.mocked(revalidateSoon).mockReset();
  lines = captureLog();
});

const failing = (status: number) => () => Response.json({ data: null, error: { status } }, { status });
const saying = (body: unknown) => () => Response.json(body);
const broken = () => {
  throw Object.assign(new Error('broken'), { code: 'ECONNRESET' });
};
const late = () => {
  throw Object.assign(new Error('late'), { code: 'ETIMEDOUT' });
};

const fill = async (...inputs: BlockInput[]) =>
  (
    await resolveBlocks(
      inputs.map((input) => blockSchema.parse(input)),
      { locale: 'en', query: {} },
    )
  ).blocks;

const LIST = '/api/credit-card-lists';
const TABS = '/api/credit-card-options';
const cards: BlockInput = {
  __component: 'blocks.card-finder',
  tabs_source: { path: TABS },
  source: { path: LIST, follow: ['tab'] },
};
const faq: BlockInput = { __component: 'blocks.faq', title: 'Questions', source: { path: '/api/faq-details' } };
const tables: BlockInput = { __component: 'blocks.table', source: { path: '/api/structure-table', query: { slug: 'about' } } };
const frame: BlockInput = {
  __component: 'blocks.iframe',
  source: { path: '/api/iframe-link', query: { slug: 'festive-carnival-flipbook' } },
};
const lounges: BlockInput = {
  __component: 'blocks.lounge-finder',
  cities_source: { path: '/api/cities-list' },
  source: { path: '/api/airport-lounges' },
};
const text: BlockInput = { __component: 'blocks.description', description: 'Text' };

describe('the list of a block', () => {
  test.each([
    ['404', failing(404)],
    ['410', failing(410)],
    ['{"data":null}', saying({ data: null })],
    ['null with 404 inside', saying({ data: null, error: { status: 404 } })],
    ['{}', saying({})],
  ])('%s is an empty list', async (_name, answer) => {
    answers.set(LIST, answer);
    expect(await fill(cards, text)).toMatchObject([{ cards: [], pagination: { total: 0 } }, { description: 'Text' }]);
  });

  test('a block that has no words for an empty list is left out with it', async () => {
    answers.set('/api/faq-details', saying({ data: null }));
    expect(await fill(faq, text)).toMatchObject([{ description: 'Text' }]);
  });

  test.each([
    ['{"data":{}}', saying({ data: {} })],
    ['a text', saying('text')],
    [
      'records that do not fit',
      saying({ data: [{ slug: 7 }], meta: { pagination: { page: 1, page_size: 9, page_count: 4, total: 30 } } }),
    ],
    ['400', failing(400)],
  ])('%s is a defect of the block, which is left out and logged', async (_name, answer) => {
    answers.set(LIST, answer);
    answers.set('/api/structure-table', answer);
    expect(await fill(cards, tables, text)).toMatchObject([{ description: 'Text' }]);
    const left = lines().filter(({ event, reason }) => event === 'invalid-content' && String(reason).includes('left out'));
    expect(left.map(({ source }) => String(source).split('?')[0]).sort()).toEqual([LIST, '/api/structure-table']);
  });

  test.each([
    ['500', failing(500)],
    ['503', failing(503)],
    ['a broken connection', broken],
    ['a timeout', late],
  ])('%s costs the block, is logged, and the page is made again soon', async (_name, answer) => {
    answers.set(LIST, answer);
    expect(await fill(cards, text)).toMatchObject([{ description: 'Text' }]);
    expect(revalidateSoon).toHaveBeenCalledTimes(1);
    expect(lines().filter(({ event }) => event === 'content-request-failed')).toHaveLength(1);
  });

  test('a failure is that of the page when only its header would be left', async () => {
    answers.set(LIST, failing(503));
    const banner: BlockInput = { __component: 'blocks.banner', title: 'Cards' };
    await expect(fill(banner, cards)).rejects.toMatchObject({ status: 503 });
    await expect(fill(cards)).rejects.toMatchObject({ status: 503 });
  });

  test('a failure is that of the page when its address selects the records', async () => {
    answers.set(LIST, failing(503));
    const blocks = [cards, text].map((input) => blockSchema.parse(input));
    await expect(resolveBlocks(blocks, { locale: 'en', query: { tab: 'platinum' } })).rejects.toMatchObject({ status: 503 });
    const other = await resolveBlocks(blocks, { locale: 'en', query: { city: 'delhi' } });
    expect(other.blocks).toMatchObject([{ description: 'Text' }]);
  });
});

describe('what a block can do without', () => {
  test.each([
    ['500', failing(500)],
    ['503', failing(503)],
    ['a broken connection', broken],
    ['a timeout', late],
    ['{"data":{}}', saying({ data: {} })],
  ])('%s of tabs, cities and a frame leaves the lists, is logged, and the page is made again soon', async (_name, answer) => {
    for (const path of [TABS, '/api/cities-list', '/api/iframe-link']) answers.set(path, answer);
    const [finder, places, framed] = await fill(cards, lounges, frame);
    expect(finder).toMatchObject({ cards: expect.arrayContaining([expect.objectContaining({ card_type: 'credit' })]) });
    expect(finder).not.toHaveProperty('tabs');
    expect(places).toMatchObject({ lounges: expect.arrayContaining([expect.anything()]) });
    expect(framed).not.toHaveProperty('iframe');
    expect(revalidateSoon).toHaveBeenCalledTimes(3);
    expect(lines().filter(({ event }) => event === 'content-request-failed')).toHaveLength(3);
  });

  test.each([
    ['null', saying({ data: null })],
    ['404', failing(404)],
  ])('%s of tabs is no tabs', async (_name, answer) => {
    answers.set(TABS, answer);
    expect(await fill(cards)).toMatchObject([{ tabs: [], cards: expect.arrayContaining([expect.anything()]) }]);
    expect(revalidateSoon).not.toHaveBeenCalled();
  });
});
