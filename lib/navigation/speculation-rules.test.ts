import { SPECULATION_RULES } from './speculation-rules.ts';

const text = JSON.stringify(SPECULATION_RULES);

test('3 only fetching ahead is allowed, never running a page that nobody opened', () => {
  expect(Object.keys(SPECULATION_RULES)).toEqual(['prefetch']);
  expect(SPECULATION_RULES.prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
});

test.each(['/api/*', '/service/*', '/documents/*', '/search', '/hi/search', '/document', '/hi/document\\\\?*'])(
  '3 %s is not fetched ahead',
  (pattern) => {
    expect(text).toContain(`"${pattern}"`);
  },
);
