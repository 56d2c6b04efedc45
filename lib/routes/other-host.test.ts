import { isOtherHost } from './other-host.ts';

test.each([
  ['www.cards.example', 'https://cards.example', [], true],
  ['WWW.Cards.Example:443', 'https://cards.example', [], true],
  ['cards.example', 'https://www.cards.example', [], true],
  ['old.example', 'https://cards.example', ['old.example'], true],
  ['old.example:8080', 'https://cards.example', ['old.example'], true],
  ['old.example:8080', 'https://cards.example', ['old.example:9090'], false],
  ['cards.example', 'https://cards.example', ['cards.example'], false],
  ['www.www.cards.example', 'https://cards.example', [], false],
  ['evil.example', 'https://cards.example', [], false],
  ['www.localhost', 'http://localhost:3000', [], false],
  ['localhost:3100', 'http://localhost:3000', [], false],
  ['www.127.0.0.1', 'http://127.0.0.1:3000', [], false],
  ['[::1]:3000', 'http://[::1]:4000', [], false],
  ['', 'https://cards.example', [], false],
  [undefined, 'https://cards.example', ['old.example'], false],
])('2.1 the host %j of a site at %s with the names %j: sent on %j', (host, origin, others, expected) => {
  expect(isOtherHost([host], origin, others)).toBe(expected);
});

test('2.1 whoever names the one host in any place is sent nowhere', () => {
  for (const hosts of [
    ['cards.example', 'www.cards.example'],
    ['www.cards.example', ' cards.example'],
  ])
    expect(isOtherHost(hosts, 'https://cards.example', [])).toBe(false);
  expect(isOtherHost(['inner:3000', 'www.cards.example'], 'https://cards.example', [])).toBe(true);
});
