import { isPageAddress } from './page-address.ts';

test('files, services and foreign addresses carry no language', () => {
  expect(isPageAddress('/ekaa?tab=x#y')).toBe(true);
  for (const other of ['/art/x.svg', '/api/header', '/llms.txt', '//evil.example', 'https://a.example/']) {
    expect(isPageAddress(other)).toBe(false);
  }
});
