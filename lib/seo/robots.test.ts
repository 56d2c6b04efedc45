import { DISALLOWED_PATTERNS } from './crawl-rules.ts';
import { robotsText } from './robots.ts';

jest.mock('./sitemap/sitemap.ts', () => ({ SITEMAP_PATH: '/sitemap.xml' }));

test('2.11 crawlers may read the pages, and are told of the sitemap', () => {
  const text = robotsText(true);
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(text).not.toMatch(/^Disallow: \/$/m);
  for (const pattern of DISALLOWED_PATTERNS) expect(text).toContain(`\nDisallow: ${pattern}\n`);
  expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml\n');
});

test('2.11 a staging site shuts every crawler out', () => {
  expect(robotsText(false)).toBe('User-agent: *\nDisallow: /\n');
});
