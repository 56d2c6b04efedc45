import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { isOfEntry, isTag, tagsOf } from './tags.ts';

test.each([
  [ENDPOINTS.header, '/api/header', {}, ['header', 'header:hi']],
  [ENDPOINTS.homePage, '/api/home-page', {}, ['home-page', 'home-page:hi']],
  [ENDPOINTS.page, '/api/pages/ekaa', {}, ['page', 'page:ekaa', 'page:ekaa:hi']],
  [ENDPOINTS.about, '/api/about-rupay', {}, ['page', 'page:about-rupay', 'page:about-rupay:hi']],
  [ENDPOINTS.legalPage, '/api/legal-pages', { slug: 'privacy' }, ['page', 'page:privacy', 'page:privacy:hi']],
  [ENDPOINTS.offerCards, '/api/offer-cards', { tab: 'a' }, ['list', 'list:offer-cards', 'list:offer-cards:hi']],
  [ENDPOINTS.search, '/api/search', {}, ['list', 'list:search', 'list:search:hi']],
  [
    ENDPOINTS.offersDetail,
    '/api/offers-detail',
    { slug: 'a_B-9' },
    ['record', 'record:offers-detail', 'record:offers-detail:hi', 'record:offers-detail:a_B-9', 'record:offers-detail:a_B-9:hi'],
  ],
])('%#: a read is tagged by kind, name and locale, and a webhook may name each tag', (endpoint, path, params, tags) => {
  expect(tagsOf(endpoint, path, params, 'hi')).toEqual(['content', 'locale:hi', ...tags]);
  for (const tag of ['content', 'locale:hi', ...tags]) expect([tag, isTag(tag)]).toEqual([tag, true]);
});

test.each(['memory-only', 'record:a:b:c:d', 'list:a:b:c', 'page:ekaa:other', 'page:about-{product}', 'record::a', ':hi'])(
  'no other tag can be refreshed: %s',
  (tag) => expect(isTag(tag)).toBe(false),
);

test.each([
  ['page:ekaa', true],
  ['page:ekaa:hi', true],
  ['record:offers-detail:tea', true],
  ['home-page', true],
  ['record:offers-detail', false],
  ['page', false],
  ['header', false],
  ['content', false],
  ['list:offer-cards', false],
])('whether %s names one page or record: %s', (tag, expected) => expect(isOfEntry(tag)).toBe(expected));
