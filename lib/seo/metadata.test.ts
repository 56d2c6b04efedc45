import type { LoadedPage } from '#lib/content/page/page.ts';
import { page as pageSchema } from '#lib/contract/documents.ts';
import { contentPageMetadata } from './metadata.ts';

const ORIGIN = 'http://localhost:3000';
const HERO = { __component: 'blocks.banner', title: 'Ekaa', description: 'One **account** for a family.' };

function head(page: object, { locale = 'en', path = '/ekaa', query = {} }: Partial<LoadedPage> = {}) {
  const parsed = pageSchema.parse({ locales: ['en', 'hi'], content: [HERO], ...page });
  return contentPageMetadata({ locale, path, query, result: { status: 'ok', value: parsed } });
}

test('2.11 the head comes from the seo data', () => {
  const seo = { seo_title: 'Ekaa | network', seo_description: 'One account.', seo_keywords: 'upi, family' };
  expect(head({ title: 'Ekaa', seo })).toMatchObject({
    title: 'Ekaa | network',
    description: 'One account.',
    keywords: 'upi, family',
    alternates: {
      canonical: `${ORIGIN}/ekaa`,
      languages: { en: `${ORIGIN}/ekaa`, hi: `${ORIGIN}/hi/ekaa`, 'x-default': `${ORIGIN}/ekaa` },
    },
    openGraph: { title: 'Ekaa | network', url: `${ORIGIN}/ekaa`, locale: 'en_IN', alternateLocale: ['hi_IN'], type: 'website' },
    twitter: { card: 'summary_large_image', title: 'Ekaa | network', description: 'One account.' },
  });
});

test('2.11 without seo data the content speaks', () => {
  expect(head({})).toMatchObject({ title: 'Ekaa', description: 'One account for a family.' });
  expect(head({ seo: { seo_description: ' ' } }).description).toBe('One account for a family.');
});

test('2.11 nothing in the head is empty', () => {
  const metadata = head({ content: [] }, { path: '/ekaa' });
  expect(metadata.title).toBe('rupay');
  for (const part of [metadata, metadata.openGraph, metadata.twitter]) expect(part).not.toHaveProperty('description');
  expect(metadata).not.toHaveProperty('keywords');
});

test('2.11 the picture is absolute, of 1200 by 630, with words for it', () => {
  const { openGraph } = head({ title: 'Ekaa' });
  const images = [openGraph?.images].flat();
  expect(images).toEqual([
    {
      url: expect.stringMatching(/^http:\/\/localhost:3000\/service\/social\/en\/ekaa\//),
      width: 1200,
      height: 630,
      alt: 'Ekaa',
    },
  ]);
});

test('3 a page that is not to be indexed says so', () => {
  expect(head({ seo: { enable_indexing: false } }).robots).toEqual({ index: false });
});

test('1 a page without a translation speaks for the English one', () => {
  const metadata = head({ locales: ['en'] }, { locale: 'hi' });
  expect(metadata.alternates).toEqual({ canonical: `${ORIGIN}/ekaa` });
  expect(metadata.openGraph).toMatchObject({ url: `${ORIGIN}/ekaa`, locale: 'en_IN', alternateLocale: [] });
});

test('2.1 an offer goes from the index when it ends, and its head names the feed', () => {
  const offer = { slug: 'thali', title: '20% off', offer_type: 'exclusive', valid_to: '2099-03-31' };
  const { robots, alternates } = head({ content: [{ __component: 'blocks.offer-detail', offer }] }, { locale: 'hi' });
  expect(robots).toMatchObject({ unavailable_after: '2099-03-31T23:59:59+05:30' });
  expect(alternates?.types).toEqual({ 'application/rss+xml': [{ url: `${ORIGIN}/hi/offers.xml`, title: 'मौजूदा ऑफ़र' }] });
});

test('2.1 a page that lists press releases names their feed', () => {
  const source = { path: '/api/press-releases' };
  const { alternates } = head({ content: [{ __component: 'blocks.milestones', variant: 'timeline', source }] });
  expect(alternates?.types).toEqual({ 'application/rss+xml': [{ url: `${ORIGIN}/news.xml`, title: 'News' }] });
});

test('3 a legal text is an article with the day of its last change', () => {
  const content = [{ __component: 'blocks.legal-text', description: 'Terms.' }];
  const { openGraph } = head({ content, updated_at: '2026-11-01T10:00:00+05:30' });
  expect(openGraph).toMatchObject({ type: 'article', modifiedTime: '2026-11-01T10:00:00+05:30' });
  const dated = content.map((block) => ({ ...block, last_changed: '2026-10-30' }));
  const shown = head({ content: dated, updated_at: '2026-11-01T10:00:00+05:30' }).openGraph;
  expect(shown).toMatchObject({ modifiedTime: '2026-10-30T00:00:00+05:30' });
});
