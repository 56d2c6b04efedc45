import { FormTokens } from './form-tokens.ts';

const NOW = 1_800_000_000_000;

test('a token says when the visitor began, until it is used', async () => {
  const tokens = new FormTokens();
  const token = tokens.issue(NOW);
  expect(tokens.startedAt(token, NOW + 5000)).toBe(NOW);
  expect(await tokens.use(token)).toBe(true);
  expect(tokens.startedAt(token, NOW + 5000)).toBeUndefined();
});

test.each([
  ['an invented one', () => 'aaaaaaaa.aaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 0],
  ['one of another key', () => new FormTokens('other').issue(NOW), 0],
  ['one from the future', (tokens: FormTokens) => tokens.issue(NOW + 60_000), 0],
  ['one of yesterday', (tokens: FormTokens) => tokens.issue(NOW), 3_600_000],
  ['nothing', () => '', 0],
])('%s is not accepted', (_name, make, later) => {
  const tokens = new FormTokens('key');
  expect(tokens.startedAt(make(tokens), NOW + later)).toBeUndefined();
});

test("instances with one key accept each other's tokens, also when their clocks differ a little", () => {
  expect(new FormTokens('key').startedAt(new FormTokens('key').issue(NOW), NOW - 2000)).toBe(NOW);
});
