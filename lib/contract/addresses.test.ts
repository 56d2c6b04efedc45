import { isExternalHref, isSafeHref, isSafeMediaUrl, isSitePath } from './addresses.ts';

describe('addresses', () => {
  test.each([
    '/',
    '/ekaa',
    '/ekaa?tab=x#y',
    '/hi/search?searchItem=50%',
    '/hi/search?searchItem=लाउंज दिल्ली',
    '/a%20b',
    '/search?to=https://a.example',
  ])('%s is a path of this site', (path) => {
    expect(isSitePath(path)).toBe(true);
  });

  test.each([
    '',
    'ekaa',
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/%2F/evil.example',
    '/%2f%2fevil.example/..',
    '/\tevil',
    '/%09evil',
    '/%',
    '/a?x=\\',
    '/a?x=\u0000',
    'https://evil.example',
    'javascript:alert(1)',
  ])('%j is refused as a path of this site', (path) => {
    // Encoded slashes are refused where they make a second one at the start.
    expect(isSitePath(path)).toBe(false);
  });

  test('2.11 links lead to the site, a fragment, the web, mail or a telephone, and nowhere else', () => {
    for (const good of ['/ekaa', '#main', '?tab=x', 'https://a.example/', 'mailto:a@b.example', 'tel:1800']) {
      expect(isSafeHref(good)).toBe(true);
    }
    for (const bad of [
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//a.example',
      'ekaa',
    ]) {
      expect(isSafeHref(bad)).toBe(false);
    }
  });

  test('2.11 pictures come from the site, the web or a data:image, and from nothing else', () => {
    for (const good of ['/art/x.svg', 'art/x.svg', 'https://a.example/x.png', 'data:image/png;base64,AA=='])
      expect(isSafeMediaUrl(good)).toBe(true);
    for (const bad of ['data:text/html,x', 'javascript:x', '//a.example/x.png', 'blob:x'])
      expect(isSafeMediaUrl(bad)).toBe(false);
  });

  test('an address with a scheme leaves the site', () => {
    expect(['https://a.example', 'mailto:a@b.example', '/ekaa', '#x'].map(isExternalHref)).toEqual([true, true, false, false]);
  });
});
