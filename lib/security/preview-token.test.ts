import { isPreviewToken, previewToken, withoutForgedPreview } from './preview-token.ts';

const SECRET = 'a-secret-of-enough-length';
const NOW = 1_800_000_000_000;

test('a token is valid for an hour, with its own secret only', () => {
  const token = previewToken(SECRET, NOW);
  expect(isPreviewToken(token, SECRET, NOW + 3_599_000)).toBe(true);
  expect(isPreviewToken(token, SECRET, NOW + 3_600_000)).toBe(false);
  expect(isPreviewToken(token, `${SECRET}x`, NOW)).toBe(false);
});

test.each(['', '.', '9999999999.', '9999999999.x', 'x.y'])('a forged token is not: %s', (token) => {
  expect(isPreviewToken(token, SECRET, NOW)).toBe(false);
});

test('the cookie of draft mode is removed unless an editor sent it', () => {
  const token = previewToken(SECRET);
  expect(withoutForgedPreview('a=1; __prerender_bypass=x; b=2', SECRET)).toEqual({ cookies: 'a=1; b=2', isPreview: false });
  expect(withoutForgedPreview(`__prerender_bypass=x; preview=${token}`, undefined).isPreview).toBe(false);
  expect(withoutForgedPreview('__prerender_bypass=x; preview=9999999999.x', SECRET).cookies).toBe('preview=9999999999.x');
  expect(withoutForgedPreview(`preview=${token}`, SECRET).isPreview).toBe(false);
  const both = `__prerender_bypass=x; preview=${token}`;
  expect(withoutForgedPreview(both, SECRET)).toEqual({ cookies: both, isPreview: true });
});

test.each([
  '__next_preview_data=x',
  '__prerender_bypass',
  '__prerender_bypass =x',
  'a=1;__next_preview_data=x',
  '__next_preview_data',
])('a cookie that Next would clear in its response does not reach it: %s', (cookies) => {
  expect(withoutForgedPreview(cookies, SECRET).cookies).not.toContain('__');
  const preview = withoutForgedPreview(`${cookies}; __prerender_bypass=y; preview=${previewToken(SECRET)}`, SECRET);
  expect(preview.isPreview).toBe(true);
  expect(preview.cookies).not.toContain('__next_preview_data');
});
