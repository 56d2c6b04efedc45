import { clientAddress, clientNetwork } from './client-address.ts';

const from = (forwarded: string, hops: number) => clientAddress(new Headers({ 'x-forwarded-for': forwarded }), hops);

test('the entry of the outermost trusted proxy counts, whatever the client sent', () => {
  expect(from('6.6.6.6, 192.0.2.7', 1)).toBe('192.0.2.7');
  expect(from('6.6.6.6, 192.0.2.7, 10.0.0.1', 2)).toBe('192.0.2.7');
  expect(from('192.0.2.7', 0)).toBe('192.0.2.7');
});

test('fewer entries than proxies, or none, are one unknown client', () => {
  expect(from('192.0.2.7', 2)).toBe('unknown');
  expect(clientAddress(new Headers(), 1)).toBe('unknown');
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
])('%s is told apart as %s', (address, network) => {
  expect(from(address, 1)).toBe(network);
});

test('without a proxy the address of the connection counts, whatever the client sent; behind one it does not', () => {
  expect(clientNetwork('6.6.6.6', '2001:db8:1:2:3:4:5:6', 0)).toBe('2001:db8:1:2');
  expect(clientNetwork('6.6.6.6, 192.0.2.7', '10.0.0.1', 1)).toBe('192.0.2.7');
  expect(clientNetwork(undefined, '10.0.0.1', 1)).toBe('unknown');
});
