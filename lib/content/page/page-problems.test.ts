import { settings } from '#lib/config/settings.ts';
import { captureLog } from '../client/log-capture.test-helper.ts';
import { contentTransport } from '../client/transport.ts';
import { pageProblems } from './page-problems.ts';

jest.mock('../read/cache.ts', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
  revalidateSoon: jest.fn(),
}));
jest.mock('../client/ready.ts', () => ({ isReady: async () => true }));
jest.mock('../client/transport.ts', () => ({ CONTENT_ADDRESS: 'http://content.test', contentTransport: jest.fn() }));

const question = { question: 'Why?', answer: 'So.' };
const text = { __component: 'blocks.description', description: 'Text' };
const listOf = (tab: string) => ({ __component: 'blocks.faq', source: { path: '/api/faq-details', query: { tab } } });

/** Answers with a document, with one question for the tab `full`, with none for `empty`, and with 500 for `broken`. */
function serve(document: object, status = 200) {
  captureLog();
  jest.mocked(contentTransport).mockReset();
  jest.mocked(contentTransport).mockImplementation(async ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname !== '/api/faq-details') return Response.json({ data: document }, { status });
    if (searchParams.get('tab') === 'broken') return Response.json({}, { status: 500 });
    return Response.json({ data: searchParams.get('tab') === 'full' ? [question] : [] });
  });
}

test('the problems of a page in its order, and where each box stands among the blocks that are shown', async () => {
  const downloads = {
    __component: 'blocks.downloads',
    buttons: [
      { button_type: 'internal', button_link: 'x:1' },
      { button_type: 'pdf', button_link: '/a.pdf', button_label: 'A' },
    ],
  };
  const content = [text, { __component: 'blocks.hero', slides: [] }, listOf('full'), downloads, listOf('empty'), text];
  serve({ title: 'A', updated_at: '2026-05-05T10:00:00Z', breadcrumb: [{ link: '/a' }], content });
  const found = await pageProblems('/a-page', 'en');
  expect(found?.updatedAt).toBe('2026-05-05T10:00:00Z');
  expect(found?.problems.map(({ code, pointer, dropped }) => [code, pointer, dropped])).toEqual([
    ['required', '/breadcrumb/0/label', '/breadcrumb/0'],
    ['required-list', '/content/1/slides', '/content/1'],
    ['address', '/content/3/buttons/0/button_link', '/content/3/buttons/0'],
    ['required', '/content/3/buttons/0/button_label', '/content/3/buttons/0'],
    ['no-records', '/content/4', '/content/4'],
  ]);
  expect(found?.blocks.map(({ position, before, problems }) => [position, before, problems.map(({ code }) => code)])).toEqual([
    [0, 0, []],
    [1, 1, ['required-list']],
    [2, 1, []],
    [3, 2, ['address', 'required']],
    [4, 3, ['no-records']],
    [5, 3, []],
  ]);
});

test('a list that cannot be read is no problem of the content, and is told', async () => {
  serve({ title: 'A', content: [text, listOf('broken')] });
  expect((await pageProblems('/a-page', 'en'))?.problems).toMatchObject([{ code: 'unreadable', dropped: '/content/1' }]);
});

test('a draft is asked for with its status; a page without a document has no problems to tell', async () => {
  serve({ title: 'A', content: [text] });
  expect(await pageProblems('/a-page', 'hi', { isDraft: true })).toEqual({
    problems: [],
    blocks: [{ position: 0, kind: 'blocks.description', before: 0, problems: [] }],
  });
  expect(jest.mocked(contentTransport).mock.calls[0]?.[0].url).toBe(
    'http://content.test/api/pages/a-page?locale=hi&status=draft',
  );
  serve({}, 404);
  expect(await pageProblems('/a-page', 'en')).toBeUndefined();
  expect(await pageProblems('/search', 'en')).toBeUndefined();
});

test('a record has problems without boxes', async () => {
  serve({ slug: 'a', title: 'A', offer_type: 'exclusive', image: { url: 'x:1', alternative_text: '' }, content: 'none' });
  const found = await pageProblems('/exclusive-offers/a', 'en');
  expect(found?.blocks).toEqual([]);
  expect(found?.problems).toMatchObject([
    { code: 'media-address', steps: [{ owner: 'exclusive-offer.exclusive-offer', field: 'image' }, {}] },
  ]);
});

test('a block for which the page has no room is told', async () => {
  const long = {
    __component: 'blocks.features',
    features: Array.from({ length: 60 }, () => ({ title: 'A', description: 'x'.repeat(4000) })),
  };
  serve({ title: 'A', content: [long, long, long, long, long, text] });
  const found = await pageProblems('/a-page', 'en');
  expect(found?.problems).toMatchObject([{ code: 'page-too-large', dropped: '/content/4' }]);
  expect(found?.blocks.filter(({ problems }) => problems.length > 0)).toMatchObject([{ before: 4 }]);
});

test('where a draft is edited is only told of a draft, and only an address of the CMS', async () => {
  const frames = settings.PREVIEW_FRAME_ORIGINS;
  Object.assign(settings, { PREVIEW_FRAME_ORIGINS: ['https://cms.example'] });
  const editUrl = async (edit_url: unknown, isDraft = true) => {
    serve({ title: 'A', edit_url, content: [] });
    return (await pageProblems('/a-page', 'hi', { isDraft }))?.editUrl;
  };
  expect(await editUrl('https://cms.example/admin/1?a=b&locale=en#c')).toBe('https://cms.example/admin/1?a=b&locale=hi');
  expect(await editUrl('https://cms.example/admin/1', false)).toBeUndefined();
  for (const wrong of ['https://other.example/1', 'javascript:alert(1)', '/admin/1', 1, undefined, 'https://cms.example:8443/'])
    expect(await editUrl(wrong)).toBeUndefined();
  Object.assign(settings, { PREVIEW_FRAME_ORIGINS: frames });
});
