import { DISALLOWED_PATTERNS, isCrawled } from './crawl-rules.ts';

test.each([
  '/offers',
  '/hi/offers#list',
  '/offers?tab=dining',
  '/offers?tab=dining&page_no=2',
  '/offers?category=dining',
  '/offers?tab=festive&category=dining',
  '/credit-cards?card=select-credit',
  '/lounges?city=pune#lounges',
  '/milestone?year=2020',
  '/faqs?tab=cards#lost-card',
])('2.11 crawlers follow %s', (href) => {
  expect(isCrawled(href)).toBe(true);
});

test.each([
  '/offers?category=dining&category=travel',
  '/offers?card=select-credit&category=dining',
  '/hi/offers?tab=festive&category=dining&city=pune',
  '/offers?category=dining&page_no=2',
  '/lounges?airport=BOM&terminal=domestic',
  '/debit-cards?tier=platinum&letter=a',
  '/which-card?pay=credit&need=fuel',
  '/offers?place=online&date=new',
  '/offers?tab=dining&sort=title',
  '/credit-cards?compare=a',
  '/faqs?search=pin',
])('2.11 crawlers do not follow %s', (href) => {
  expect(isCrawled(href)).toBe(false);
});

test('2.11 only a query is closed: every pattern needs one', () => {
  for (const pattern of DISALLOWED_PATTERNS) expect(pattern).toMatch(/^\/\*\?\*[a-z]+=(?:\*&)?$/);
});
