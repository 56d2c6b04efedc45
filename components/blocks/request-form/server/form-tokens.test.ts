import { settings } from '#lib/config/settings.ts';
import { derivedKey } from '#lib/platform/secret.ts';
import { FormTokens, formTokens } from './form-tokens.ts';

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

test('the secret of the webhook signs no token: a key is derived from it', () => {
  Object.assign(settings, { REVALIDATE_SECRET: 'a-secret-of-the-webhook' });
  const token = formTokens().issue(NOW);
  expect(new FormTokens('a-secret-of-the-webhook').startedAt(token, NOW)).toBeUndefined();
  expect(new FormTokens(derivedKey('a-secret-of-the-webhook', 'form tokens')).startedAt(token, NOW)).toBe(NOW);
});

test("instances with one key accept each other's tokens, also when their clocks differ a little", () => {
  expect(new FormTokens('key').startedAt(new FormTokens('key').issue(NOW), NOW - 2000)).toBe(NOW);
});
