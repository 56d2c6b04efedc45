import { page as pageSchema } from '#lib/contract/documents.ts';
import type { PageQuery } from '#lib/contract/page-query.ts';
import { pageVariant } from './page-variant.ts';

const source = { path: '/api/faq-details', follow: ['tab', 'page_no'] };
const pagination = (page: number) => ({ page, page_size: 10, page_count: 3, total: 25 });
const tabs = [
  { slug: 'paying', title: 'Paying', description: 'In **shops** and online.' },
  { slug: 'fees', title: 'Fees', description: 'What cards cost.' },
  { slug: 'other', title: 'Other' },
];
const page = (more: object = {}) =>
  pageSchema.parse({
    title: 'Questions',
    seo: { seo_title: 'Questions | network', seo_description: 'Answers.' },
    content: [{ __component: 'blocks.faq-finder', source, tabs, pagination: pagination(1), ...more }],
  });
const variant = (query: PageQuery, more: object = {}, language: 'en' | 'hi' = 'en') => {
  const { page: shown, search } = pageVariant(page(more), query, language);
  return [search, shown.seo?.seo_title, shown.seo?.seo_description];
};
const BASE = ['', 'Questions | network', 'Answers.'];

test.each<[string, PageQuery, object]>([
  ['no query', {}, {}],
  ['the tab of the base page', { tab: 'paying' }, { open_first_tab: true }],
  ['a tab without a description', { tab: 'other' }, {}],
  ['a filter beside a tab', { tab: 'fees', card: 'select' }, {}],
  ['sorting', { sort: 'newest' }, {}],
  ['a page of search results', { search: 'pin', page_no: '2' }, { pagination: pagination(2) }],
  ['a page number that no list shows', { page_no: '2' }, {}],
])('%s stands for the base page', (_name, query, more) => {
  expect(variant(query, more)).toEqual(BASE);
});

test('a page number has its own title and description', () => {
  expect(variant({ page_no: '2' }, { pagination: pagination(2) })).toEqual([
    '?page_no=2',
    'Questions | network – page 2',
    'Page 2. Answers.',
  ]);
  const tab = { tab: 'paying', page_no: '3' };
  expect(variant(tab, { open_first_tab: true, pagination: pagination(3) }, 'hi')).toEqual([
    '?page_no=3',
    'Questions | network – पृष्ठ 3',
    'पृष्ठ 3। Answers.',
  ]);
});

test('a topic has the title and description of its tab, and its pages too', () => {
  expect(variant({ tab: 'paying' })).toEqual(['?tab=paying', 'Questions: Paying', 'In shops and online.']);
  expect(variant({ tab: 'fees', page_no: '2' }, { pagination: pagination(2) })).toEqual([
    '?tab=fees&page_no=2',
    'Questions: Fees – page 2',
    'Page 2. What cards cost.',
  ]);
});
