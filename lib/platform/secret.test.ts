import { derivedKey } from './secret.ts';

test('each purpose has a key of its own, which is not the secret, the same on every instance', () => {
  const keys = ['a', 'b'].map((purpose) => Buffer.from(derivedKey('a secret', purpose)).toString('hex'));
  expect(new Set([...keys, Buffer.from('a secret').toString('hex')]).size).toBe(3);
  expect(Buffer.from(derivedKey('a secret', 'a')).toString('hex')).toBe(keys[0]);
});
