import { anchorOf } from './anchor.ts';

test('a fragment keeps the letters of every script and nothing else', () => {
  expect(anchorOf('Can I use it abroad?')).toBe('can-i-use-it-abroad');
  expect(anchorOf('क्या मैं कार्ड विदेश में चला सकता हूँ?')).toBe('क्या-मैं-कार्ड-विदेश-में-चला-सकता-हूँ');
  expect(anchorOf('“”')).toBe('');
});
